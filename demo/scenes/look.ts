export type Roof = 'tile' | 'clay' | 'slate' | 'iron' | 'thatch' | 'flat'

/** What a listing says of a building, as far as a picture shows it. What it leaves out is drawn
 *  by chance, except what nobody may promise: a pool, the sea, solar panels. */
export type Look = {
  roof?: Roof
  storeys?: number
  garages?: number
  brick?: boolean
  pool?: boolean
  fireplace?: boolean
  solar?: boolean
  /** The sea or the bay can be seen. */
  sea?: boolean
  garden?: 'lawn' | 'indigenous' | 'walled' | 'paved'
  jacarandas?: boolean
  /** Storeys of a block of flats or of offices. */
  floors?: number
  /** Roller doors of a shed, and fronts of a row of shops. */
  doors?: number
  /** What a farm lives from. */
  farming?: 'sheep' | 'vines' | 'tunnels' | 'orchard' | 'paddock'
  dam?: boolean
}

/** Colours of the roof by its material. */
export const ROOF_COLOURS: Record<Exclude<Roof, 'thatch' | 'flat'>, readonly string[]> = {
  tile: ['#6f5a54', '#5a5f6b', '#7d6a5e', '#8a6a55', '#66605c'],
  clay: ['#a3593f', '#b5654a', '#9a4f3a', '#ad6a4e'],
  slate: ['#4f5663', '#5d6470', '#474d58'],
  iron: ['#7f8a8c', '#8a4a3c', '#5f7a6a', '#98a2a4', '#6f757a', '#a3543f'],
}

export const FACE_BRICK = ['#b5694c', '#c07a58', '#a9614a', '#b87f5f']

/** Paint that is sold everywhere, besides what a region is known for. */
export const WALL_PAINTS = [
  '#f5efe2',
  '#e7d8c3',
  '#d9cfc0',
  '#e2ddd0',
  '#ead6c2',
  '#f0e3d0',
  '#dfe2dc',
]

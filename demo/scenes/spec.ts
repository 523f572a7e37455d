import type { Look } from './look.ts'
import type { Region, TimeOfDay } from './palettes.ts'
import type { Backdrop } from './towns.ts'

export const SCENE_TYPES = [
  'house',
  'cottage',
  'cube',
  'capeDutch',
  'cluster',
  'townhouses',
  'apartments',
  'farm',
  'plot',
  'lodge',
  'office',
  'shop',
  'warehouse',
  'industrial',
  'beach',
  'berg',
  'bushveld',
  'lagoon',
  'river',
  'city',
  'vineyard',
  'karoo',
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'dining',
  'study',
  'patio',
  'meeting',
  'workspace',
  'retail',
  'storage',
] as const
export type SceneType = (typeof SCENE_TYPES)[number]

/** All that a picture depends on: equal specs draw equal bytes. */
export type SceneSpec = {
  key: string
  type: SceneType
  region: Region
  time: TimeOfDay
  seed: string
  /** Without one, the plain country of the region. */
  backdrop?: Backdrop
  look?: Look
  /** The same place again: 0 is the first picture of it. */
  view?: number
}

import type { Region, TimeOfDay } from './palettes.ts'

export const SCENE_TYPES = [
  'house',
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
}

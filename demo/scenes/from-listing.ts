import type { Region, TimeOfDay } from './palettes.ts'
import { Rand } from './random.ts'
import type { SceneSpec, SceneType } from './spec.ts'

export type ListingKind =
  | 'house'
  | 'townhouse'
  | 'apartment'
  | 'farm'
  | 'plot'
  | 'cluster'
  | 'office'
  | 'retail'
  | 'warehouse'
  | 'industrial'
  | 'resort'

export type ResortSetting =
  | 'beach'
  | 'berg'
  | 'bush'
  | 'lake'
  | 'river'
  | 'city'
  | 'vineyard'
  | 'karoo'

export type SceneFacts = {
  id: number | string
  kind: ListingKind
  province: string
  setting?: ResortSetting
}

const REGION_OF: Record<string, Region> = {
  gauteng: 'gauteng',
  'north west': 'bushveld',
  limpopo: 'bushveld',
  mpumalanga: 'bushveld',
  'western cape': 'cape',
  'eastern cape': 'easterncape',
  'kwazulu-natal': 'durban',
  'northern cape': 'karoo',
  'free state': 'freestate',
}

const COVERS: Record<Exclude<ListingKind, 'resort'>, readonly SceneType[]> = {
  house: ['house', 'cube', 'capeDutch'],
  townhouse: ['townhouses'],
  apartment: ['apartments'],
  farm: ['farm'],
  plot: ['plot'],
  cluster: ['cluster'],
  office: ['office'],
  retail: ['shop'],
  warehouse: ['warehouse'],
  industrial: ['industrial'],
}

const RESORT_COVERS: Record<ResortSetting, readonly SceneType[]> = {
  beach: ['beach'],
  berg: ['berg'],
  bush: ['bushveld', 'lodge'],
  lake: ['lagoon'],
  river: ['river'],
  city: ['city'],
  vineyard: ['vineyard'],
  karoo: ['karoo'],
}

/** A resort without a stated setting gets the one its province is known for. */
const USUAL_SETTING: Record<Region, ResortSetting> = {
  gauteng: 'city',
  cape: 'lake',
  durban: 'beach',
  easterncape: 'beach',
  bushveld: 'bush',
  karoo: 'karoo',
  freestate: 'river',
  berg: 'berg',
}

const HOME_ROOMS: readonly SceneType[] = [
  'living',
  'kitchen',
  'bedroom',
  'patio',
  'bathroom',
  'dining',
  'study',
]

const ROOMS: Record<ListingKind, readonly SceneType[]> = {
  house: HOME_ROOMS,
  townhouse: HOME_ROOMS,
  cluster: HOME_ROOMS,
  apartment: ['living', 'kitchen', 'bedroom', 'bathroom', 'dining', 'study'],
  farm: ['living', 'plot', 'kitchen', 'bedroom', 'patio', 'bathroom', 'dining'],
  plot: ['plot'],
  office: ['workspace', 'meeting', 'office'],
  retail: ['retail', 'shop', 'storage'],
  warehouse: ['storage', 'warehouse', 'workspace', 'meeting'],
  industrial: ['storage', 'industrial', 'workspace', 'meeting'],
  resort: ['bedroom', 'patio', 'living', 'kitchen', 'bathroom', 'dining'],
}

export function regionOf(facts: SceneFacts): Region {
  const region = REGION_OF[facts.province.trim().toLowerCase()] ?? 'gauteng'
  switch (facts.kind === 'resort' ? facts.setting : undefined) {
    case 'berg':
      return 'berg'
    case 'bush':
      return 'bushveld'
    case 'karoo':
      return 'karoo'
    case 'vineyard':
      return 'cape'
    case 'beach':
      if (region === 'karoo') return 'cape'
      return region === 'cape' || region === 'easterncape' ? region : 'durban'
    default:
      return region
  }
}

/** What may be drawn in a slot, and how often the list of rooms has been gone through. */
export function scenesFor(
  facts: SceneFacts,
  slot: number,
): { types: readonly SceneType[]; round: number } {
  const region = regionOf(facts)
  if (slot <= 0) {
    if (facts.kind === 'resort') {
      return { types: RESORT_COVERS[facts.setting ?? USUAL_SETTING[region]], round: 0 }
    }
    const types = COVERS[facts.kind].filter((type) => type !== 'capeDutch' || region === 'cape')
    return { types, round: 0 }
  }
  const rooms = ROOMS[facts.kind]
  const type = rooms[(slot - 1) % rooms.length] ?? 'living'
  return { types: [type], round: Math.floor((slot - 1) / rooms.length) + 1 }
}

/** Open land has no lit window: at dusk it would turn to mud. A braai is at its best in the evening. */
export function timesFor(type: SceneType): readonly TimeOfDay[] {
  if (type === 'patio') return ['dusk', 'golden']
  return type === 'plot' ? ['golden', 'morning', 'noon'] : ['golden', 'morning', 'dusk', 'noon']
}

/** A picture of the listing's own. Slot 0 is the cover, 1 and on are rooms and other views. */
export function pictureFor(facts: SceneFacts, slot: number): SceneSpec {
  const region = regionOf(facts)
  const r = new Rand(`${facts.id}#${slot}`)
  const type = r.pick(scenesFor(facts, slot).types)
  const time = r.pick(timesFor(type))
  const seed = `${facts.id}:${slot}`
  return { key: `${type}-${region}-${time}-${seed.replace(':', '-')}`, type, region, time, seed }
}

import { hash, Rand } from './scenes/random.ts'
import type { Look, Roof } from './scenes/look.ts'
import type { TimeOfDay } from './scenes/palettes.ts'
import type { SceneSpec, SceneType } from './scenes/spec.ts'
import { countryOf } from './scenes/towns.ts'
import type { Backdrop } from './scenes/towns.ts'

/** The saved listing's data: the picture is drawn only from this. */
export interface PropertyFacts {
  id: number
  type: string
  title: string
  province: string
  city: string
  suburb: string
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  floorSize: number | null
  /** Values of the user-defined fields, by name. */
  fields: Record<string, string>
}

const roofs: Record<string, Roof> = {
  'Concrete tile': 'tile',
  'Clay tile': 'clay',
  Slate: 'slate',
  'Corrugated iron': 'iron',
  Thatch: 'thatch',
  'Flat concrete': 'flat',
}

const gardens: Record<string, NonNullable<Look['garden']>> = {
  Indigenous: 'indigenous',
  Waterwise: 'indigenous',
  'Lawn and trees': 'lawn',
  Established: 'lawn',
  Walled: 'walled',
  'Small and paved': 'paved',
}

const looksAtSea = /\b(sea|bay)\b/i

/** A farm's produce is only in its title. */
function farmingOf({ type, title, city, id }: PropertyFacts): NonNullable<Look['farming']> {
  if (/tunnels/i.test(title)) return 'tunnels'
  if (/pecan/i.test(title)) return 'orchard'
  if (/livestock|grazing/i.test(title)) return 'sheep'
  if (winelands.includes(city)) return 'vines'
  return type === 'Farm' && id % 2 === 0 ? 'sheep' : 'paddock'
}

const winelands = [
  'Stellenbosch',
  'Paarl',
  'Franschhoek',
  'Somerset West',
  'Durbanville',
  'Worcester',
]

function floorsOf({ type, floorSize, fields }: PropertyFacts): number | undefined {
  const floor = Number(fields['Floor Number'] ?? 0)
  switch (type) {
    case 'Flat':
      return Math.max(3, floor + 2)
    case 'Penthouse':
      return Math.max(5, floor + 1)
    case 'Medical Suite':
      return 2
    case 'Office':
      if (fields.Lift === 'Yes') return 6
      return (floorSize ?? 0) < 250 ? 2 : (floorSize ?? 0) < 700 ? 3 : 5
    default:
      return undefined
  }
}

/** How the building looks, as far as the listing specifies. */
export function lookOf(facts: PropertyFacts): Look {
  const { fields, title, type } = facts
  const look: Look = { pool: Boolean(fields.Pool) }
  const roof = roofs[fields.Roof ?? '']
  if (roof) look.roof = roof
  if (fields.Storeys) look.storeys = Number(fields.Storeys)
  if (type === 'Guest House or Lodge') look.storeys = (facts.bedrooms ?? 0) > 7 ? 2 : 1
  look.garages = facts.garages ?? 0
  look.solar = Number(fields['Solar Panels'] ?? 0) > 0
  look.sea = looksAtSea.test(fields.View ?? '')
  look.brick = /face-brick/i.test(title)
  look.jacarandas = /jacaranda/i.test(title)
  const garden = gardens[fields.Garden ?? '']
  if (garden) look.garden = garden
  const floors = floorsOf(facts)
  if (floors) look.floors = floors
  const doors = Number(fields['Roller Doors'] ?? 0)
  if (doors) look.doors = doors
  if (/vineyards/i.test(fields.View ?? '')) look.farming = 'vines'
  if (type === 'Farm' || type === 'Smallholding') {
    look.farming = farmingOf(facts)
    look.dam = /\bdam\b/i.test(title)
  }
  return look
}

const scenes: Record<string, SceneType> = {
  House: 'house',
  Townhouse: 'townhouses',
  Flat: 'apartments',
  Cluster: 'cluster',
  Simplex: 'townhouses',
  Duplex: 'townhouses',
  Penthouse: 'apartments',
  'Garden Cottage': 'cottage',
  'Retirement Unit': 'townhouses',
  Smallholding: 'farm',
  Farm: 'farm',
  'Vacant Land': 'plot',
  Office: 'office',
  Shop: 'shop',
  Warehouse: 'warehouse',
  Factory: 'industrial',
  'Mini Factory': 'warehouse',
  Showroom: 'shop',
  'Medical Suite': 'office',
  Restaurant: 'shop',
  'Guest House or Lodge': 'house',
  'Mixed Use': 'shop',
  Storage: 'warehouse',
  'Commercial Land': 'plot',
}

function sceneOf({ type, title, province }: PropertyFacts, look: Look): SceneType {
  if (title.startsWith('House rezoned')) return 'house'
  if (type !== 'House') return scenes[type] ?? 'house'
  if (look.roof === 'flat') return 'cube'
  const gabled = look.roof === 'thatch' && look.storeys === 1 && province === 'Western Cape'
  return gabled ? 'capeDutch' : 'house'
}

/** The view named in the listing decides; without one, the surroundings of its town. */
function backdropOf({ city, province, fields }: PropertyFacts, look: Look, r: Rand): Backdrop {
  const country = countryOf(city, province)
  const view = fields.View ?? ''
  const shown = [...country.inland, ...(country.coast ?? [])]
  for (const [words, backdrop] of namedViews)
    if (words.test(view) && shown.includes(backdrop)) return backdrop
  if (look.sea && country.coast) return r.pick(country.coast)
  return r.pick(country.inland)
}

const namedViews: readonly (readonly [RegExp, Backdrop])[] = [
  [/table mountain/i, 'tableMountain'],
  [/heads|lagoon/i, 'heads'],
  [/magaliesberg/i, 'magalies'],
  [/escarpment/i, 'escarpment'],
  [/city lights/i, 'brixtonTower'],
  [/city lights/i, 'skyline'],
]

/** Open land has no lit windows: at dusk it would turn muddy. */
export function timesFor(type: SceneType): readonly TimeOfDay[] {
  if (type === 'patio') return ['dusk', 'golden']
  return type === 'plot' ? ['golden', 'morning', 'noon'] : ['golden', 'morning', 'dusk', 'noon']
}

/** The listing's own pictures of the building: the first is its cover, others are seen later in the
 *  day and from elsewhere. */
export function portraitOf(facts: PropertyFacts, view = 0): SceneSpec {
  const seed = `property-${facts.id}`
  const look = lookOf(facts)
  const type = sceneOf(facts, look)
  const times = timesFor(type)
  const time = times[(hash(seed) + view) % times.length] ?? 'golden'
  const key = view === 0 ? seed : `${seed}-${view + 1}`
  const { region } = countryOf(facts.city, facts.province)
  const backdrop = backdropOf(facts, look, new Rand(`${seed}/backdrop`))
  return { key, type, region, time, seed, backdrop, look, view }
}

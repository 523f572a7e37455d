import type { SceneSpec } from './scenes/spec.ts'

const landscapes: Record<SceneSpec['region'], string> = {
  gauteng: 'a jacaranda tree',
  cape: 'the mountains',
  durban: 'green hills',
  easterncape: 'green hills',
  bushveld: 'the bushveld',
  karoo: 'the koppies',
  freestate: 'the plains',
  berg: 'the mountains',
}

const hours: Record<SceneSpec['time'], string> = {
  morning: 'in the morning',
  noon: 'at noon',
  golden: 'in the late afternoon',
  dusk: 'at dusk',
}

/** The alt text of an exterior names the building and the time of day; of an interior, the view. */
const subjects: Record<SceneSpec['type'], { outside?: string; inside?: string }> = {
  house: { outside: 'House with a garden' },
  cottage: { outside: 'Cottage in a garden' },
  cube: { outside: 'Modern house with flat roofs' },
  capeDutch: { outside: 'Cape Dutch homestead' },
  cluster: { outside: 'Cluster homes behind a wall' },
  townhouses: { outside: 'Row of townhouses' },
  apartments: { outside: 'Block of flats' },
  farm: { outside: 'Farmhouse and sheds' },
  plot: { outside: 'Vacant stand with a view' },
  lodge: { outside: 'Thatched lodge' },
  office: { outside: 'Office building' },
  shop: { outside: 'Shop front' },
  warehouse: { outside: 'Warehouse with roller doors' },
  industrial: { outside: 'Factory and yard' },
  beach: { outside: 'Beach resort' },
  berg: { outside: 'Chalets below the peaks' },
  bushveld: { outside: 'Bush camp among acacias' },
  lagoon: { outside: 'Waterside resort' },
  river: { outside: 'Chalets on the riverbank' },
  city: { outside: 'City resort' },
  vineyard: { outside: 'Chalets among the vineyards' },
  karoo: { outside: 'Cottages in the Karoo' },
  living: { inside: 'Living room' },
  kitchen: { inside: 'Kitchen' },
  bedroom: { inside: 'Bedroom' },
  bathroom: { inside: 'Bathroom' },
  dining: { inside: 'Dining room' },
  study: { inside: 'Study' },
  patio: { outside: 'Stoep with a table and chairs' },
  meeting: { inside: 'Boardroom' },
  workspace: { inside: 'Open-plan office' },
  retail: { inside: 'Shop floor' },
  storage: { inside: 'Storage space' },
}

/** `Living room with a view of a jacaranda tree` */
export function altFor(spec: SceneSpec): string {
  const { inside, outside } = subjects[spec.type]
  return inside
    ? `${inside} with a view of ${landscapes[spec.region]}`
    : `${outside} ${hours[spec.time]}`
}

export const heroAlts = [
  'Jacaranda avenue below the Union Buildings at dusk',
  'Cape Dutch homestead among vineyards in the late afternoon',
  'Beachfront with palm trees and flats in the late afternoon',
  'Thatched lodge in the bushveld in the late afternoon',
  'Chalets beside a mountain lake in the morning',
  'Farmhouse with a stoep and a windpump in dry country at dusk',
]

export function layoutAlt(bedrooms: number, sleeps: number): string {
  const rooms =
    bedrooms === 0
      ? 'a studio'
      : bedrooms === 1
        ? 'a unit with one bedroom'
        : `a unit with ${bedrooms} bedrooms`
  return `Floor plan of ${rooms} that sleeps ${sleeps}`
}

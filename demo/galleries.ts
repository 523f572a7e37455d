import type { PropertyFacts } from './portraits.ts'
import { portraitOf } from './portraits.ts'
import type { ResortFacts } from './resort-portraits.ts'
import { ownPicturesOfResort, resortPortrait } from './resort-portraits.ts'
import { sharedRoom, type Room } from './scenes/pool.ts'
import type { SceneSpec } from './scenes/spec.ts'
import { countryOf } from './scenes/towns.ts'

const many = (room: Room, count: number): Room[] => Array.from({ length: count }, () => room)

/** No gallery shows a room that the listing does not have. */
function roomsOfHome({ type, bedrooms, bathrooms, fields }: PropertyFacts): Room[] {
  const yes = (field: string) => fields[field] === 'Yes'
  const standing = ['House', 'Cluster', 'Farm', 'Smallholding'].includes(type)
  const beds = many('bedroom', Math.min(bedrooms ?? 0, 3))
  const baths = many('bathroom', Math.min(Math.floor(bathrooms ?? 1), 2))
  const patio: Room[] =
    standing && yes('Built-in Braai') ? [fields.Pool ? 'patioWithPool' : 'patio'] : []
  return [
    yes('Fireplace') ? 'livingWithFire' : 'living',
    'kitchen',
    ...beds.slice(0, 1),
    ...patio,
    ...baths.slice(0, 1),
    ...(yes('Dining Room') ? (['dining'] as const) : []),
    ...beds.slice(1),
    ...(yes('Study') ? (['study'] as const) : []),
    ...baths.slice(1),
  ]
}

const premises: Record<string, readonly Room[]> = {
  Office: ['workspace', 'meeting', 'workspace'],
  'Medical Suite': ['workspace'],
  Shop: ['retail', 'storage'],
  Showroom: ['retail'],
  'Mixed Use': ['retail', 'storage'],
  Restaurant: [],
  Warehouse: ['storage', 'storage', 'workspace'],
  Factory: ['storage', 'workspace'],
  'Mini Factory': ['storage'],
  Storage: ['storage'],
  'Guest House or Lodge': ['bedroom', 'bedroom', 'bathroom', 'dining', 'bedroom'],
}

const isLand = (type: string) => type === 'Vacant Land' || type === 'Commercial Land'

/** Fields and buildings without rooms to show are seen twice. */
const seenAgain = (type: string) =>
  isLand(type) || ['Farm', 'Smallholding', 'Restaurant', 'Warehouse', 'Factory'].includes(type)

export function galleryOf(facts: PropertyFacts): SceneSpec[] {
  const { id, type } = facts
  const { region } = countryOf(facts.city, facts.province)
  const rooms = isLand(type) ? [] : (premises[type] ?? roomsOfHome(facts))
  return [
    portraitOf(facts),
    ...(seenAgain(type) ? [portraitOf(facts, 1)] : []),
    ...shared(rooms, region, id),
  ]
}

function shared(rooms: readonly Room[], region: SceneSpec['region'], id: number): SceneSpec[] {
  const seen = new Map<Room, number>()
  return rooms.flatMap((room) => {
    const nth = seen.get(room) ?? 0
    seen.set(room, nth + 1)
    return sharedRoom(room, region, id, nth) ?? []
  })
}

export function galleryOfResort(facts: ResortFacts): SceneSpec[] {
  const { region } = countryOf(facts.town, facts.province)
  return [
    ...Array.from({ length: ownPicturesOfResort }, (_, view) => resortPortrait(facts, view)),
    ...shared(['bedroom', 'kitchen', 'bathroom', 'bedroom'], region, facts.id),
  ]
}

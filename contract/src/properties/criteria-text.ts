import { placesText, spotText } from '../places/place-key.ts'
import { criteriaShape, type Criteria } from './search.schema.ts'

type Name = keyof Criteria

const write: { [N in Name]?: (value: NonNullable<Criteria[N]>) => string } = {
  salesType: (isSale) => (isSale ? 'Sale' : 'Rent'),
  types: (ids) => ids.join(','),
  bbox: ({ south, west, north, east }) => [south, west, north, east].join(','),
  polygon: (corners) => corners.map((corner) => corner.join(',')).join(';'),
  places: placesText,
  near: spotText,
  features: (keys) => keys.join(','),
  reduced: () => '1',
  newThisWeek: () => '1',
}

/** The criteria as an address spells them, in a canonical form; unused ones are left out. */
export function criteriaText(criteria: Criteria): Record<string, string> {
  const text: Record<string, string> = {}
  for (const name of Object.keys(criteriaShape) as Name[]) {
    const value = criteria[name]
    if (value === undefined) continue
    const own = write[name] as ((value: unknown) => string) | undefined
    text[name] = own ? own(value) : String(value)
  }
  return text
}

import type { InferInsertModel } from '#server/db/orm.ts'
import type { searchLog } from '#server/db/schema/search-log.ts'
import type { Clock } from './clock.ts'
import { weighted } from './lots.ts'
import { knownHouseLevel } from './market.ts'
import type { People } from './people.ts'
import { Rand } from './scenes/random.ts'
import type { World } from './world.ts'

type SearchRow = InferInsertModel<typeof searchLog>

const searchCount = 3_400
const spanInDays = 60

/** The searches of the last two months: more by day, more recently, more for well-known places. */
export function makeSearches(world: World, people: People, clock: Clock): SearchRow[] {
  const r = new Rand('demo/searches')
  const known = world.places.filter((place) => knownHouseLevel(place.province, place.suburb))
  const regulars = people.withRole('privateUser', 'agent')
  const rows: (SearchRow & { createdAt: Date })[] = []
  for (let n = 0; n < searchCount; n++) {
    const createdAt = clock.ago(spanInDays * r.next() ** 1.2, r)
    const person = r.chance(0.28) ? r.pick(regulars) : null
    const who = { userId: person?.userId ?? null, userName: person?.username ?? 'Unknown' }
    if (r.chance(0.3)) {
      const resort = r.pick(world.resorts)
      const value = weighted(r, [
        [resort.name, 50],
        [resort.town, 20],
        [resort.province, 20],
        ['All resorts', 10],
      ])
      rows.push({
        createdAt,
        ...who,
        type: 'Timeshare',
        property: value === resort.name ? resort.name : '',
        value,
        results: r.int(0, 9),
      })
      continue
    }
    const place = r.pick(known.length ? known : world.places)
    const usage = r.chance(0.24) ? 'Commercial' : 'Residential'
    const sale = r.chance(0.62) ? 'Sale' : 'Rent'
    const where = weighted(r, [
      [`${place.suburb}, ${place.city}`, 56],
      [place.city, 30],
      [place.province, 14],
    ])
    const limit =
      sale === 'Sale'
        ? r.pick(['', '', 'up to R 1 500 000', 'up to R 2 500 000', 'up to R 5 000 000'])
        : r.pick(['', '', 'up to R 12 000', 'up to R 20 000'])
    const word = r.chance(0.18)
      ? r.pick([
          'borehole',
          'flatlet',
          'pool',
          'solar',
          'pet friendly',
          'garden',
          'office',
          'stoep',
        ])
      : ''
    rows.push({
      createdAt,
      ...who,
      type: usage,
      property: sale,
      value: [where, word, limit].filter((part) => part !== '').join('; '),
      results: where === place.province ? r.int(8, 120) : r.int(0, 24),
    })
  }
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

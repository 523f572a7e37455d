import { links } from '#contract/links.ts'
import { mostNearMisses, type NearMiss } from '#contract/weeks/near-misses.calls.ts'
import { weekFilterText } from '#contract/weeks/week-filter-text.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.ts'
import type { SQL } from 'drizzle-orm'
import { findOrigin, type ReachServices } from '../places/reach.service.ts'
import { drivesToResorts, fittingResorts, settingsOfResorts } from './fitting-resorts.ts'
import { findNearWeeks } from './near-misses.queries.ts'
import { loosened, type Loosened, type NearFacts } from './near-miss-choices.ts'
import { allOf, filterConditions, type ResolvedFilter } from './week-filter.sql.ts'

/** Filters that belong together, in the order in which their near misses are offered. */
const groups = {
  price: ['minPrice', 'maxPrice'],
  holiday: ['holiday'],
  sleeps: ['sleeps'],
  setting: ['setting'],
  drive: ['driveFrom', 'driveMinutes'],
  arrivalDay: ['arrivalDay'],
  dates: ['date', 'ddate'],
  bedrooms: ['bedrooms'],
  season: ['season'],
  region: ['region'],
  places: ['places'],
} as const satisfies Record<string, readonly (keyof WeekFilter)[]>

type NearGroup = keyof typeof groups

function only(filter: WeekFilter, names: readonly (keyof WeekFilter)[]): Partial<WeekFilter> {
  return Object.fromEntries(names.map((name) => [name, filter[name]]))
}

/** The condition of each group that filters. */
async function conditionsOf(
  services: ReachServices,
  filter: WeekFilter,
): Promise<Map<NearGroup, SQL>> {
  const found = new Map<NearGroup, SQL>()
  for (const [group, names] of Object.entries(groups)) {
    const part: ResolvedFilter = only(filter, names)
    part.resortIds = await fittingResorts(services, part)
    const parts = filterConditions(part)
    if (parts.length) found.set(group as NearGroup, allOf(parts))
  }
  return found
}

function addressOf(filter: WeekFilter, { change }: Loosened): string {
  return links.weekResults(weekFilterText({ ...filter, ...change }))
}

function nearMiss(group: string, filter: WeekFilter, found: Loosened): NearMiss {
  const { count, what } = found
  return {
    filter: group,
    count,
    text: `${count} ${count === 1 ? 'week' : 'weeks'} ${what}`,
    address: addressOf(filter, found),
  }
}

async function factsOf(services: ReachServices, { driveFrom }: WeekFilter): Promise<NearFacts> {
  const settings = await settingsOfResorts(services)
  if (driveFrom === undefined) return { settings, drives: new Map(), origin: '' }
  const origin = await findOrigin(services, driveFrom)
  return {
    settings,
    drives: await drivesToResorts(services, driveFrom),
    origin: origin?.name ?? driveFrom,
  }
}

/** What there is when one filter is changed, for a search that finds nothing. */
export async function nearMissesOf(
  services: ReachServices,
  filter: WeekFilter,
): Promise<NearMiss[]> {
  const conditions = await conditionsOf(services, filter)
  if (!conditions.size) return []
  const { keyword, status, resort } = filter
  const fixed = filterConditions({ keyword, status, resort })
  const weeks = await findNearWeeks(services.database.db, fixed, conditions)
  const facts = await factsOf(services, filter)
  return [...conditions.keys()]
    .flatMap((group) => {
      const near = weeks.filter(({ missed }) => missed === group)
      const found = near.length ? loosened[group](near, filter, facts) : undefined
      return found ? [nearMiss(group, filter, found)] : []
    })
    .slice(0, mostNearMisses)
}

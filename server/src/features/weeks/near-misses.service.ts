import { links } from '#contract/links.ts'
import { mostNearMisses, type NearMiss } from '#contract/weeks/near-misses.calls.ts'
import { weekFilterText } from '#contract/weeks/week-filter-text.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { SQL } from '../../db/orm.ts'
import { findOrigin, type ReachServices } from '../places/reach.service.ts'
import { drivesToResorts, fittingResorts, settingsOfResorts } from './fitting-resorts.ts'
import { findNearWeeks, type NearWeek } from './near-misses.queries.ts'
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
  weekNumber: ['weekNumber'],
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

/** The condition of each active group. */
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

function nearMiss(missed: readonly NearGroup[], filter: WeekFilter, found: Loosened): NearMiss {
  const count = found.weeks.length
  return {
    filter: missed.join(' '),
    count,
    text: `${count} ${count === 1 ? 'week' : 'weeks'} ${found.what}`,
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

/**
 * Loosens these filters one after another. The price comes last: it becomes the next one among the
 * other matches.
 */
function loosen(
  missed: readonly NearGroup[],
  near: NearWeek[],
  filter: WeekFilter,
  facts: NearFacts,
): Loosened | undefined {
  let found: Loosened = { weeks: near, what: '', change: {} }
  for (const group of missed.toSorted((a, b) => Number(a === 'price') - Number(b === 'price'))) {
    const next = loosened[group](found.weeks, filter, facts)
    if (!next) return undefined
    found = {
      weeks: next.weeks,
      what: `${found.what} ${next.what}`.trim(),
      change: { ...found.change, ...next.change },
    }
  }
  return found
}

/** The weeks grouped by what they do not match, filters that are easiest to change first. */
function byMissed(weeks: NearWeek[], order: readonly NearGroup[]): [NearGroup[], NearWeek[]][] {
  const groupsOf = Map.groupBy(weeks, ({ missed }) => missed.join(' '))
  const sorted = [...groupsOf.values()].map((near): [NearGroup[], NearWeek[]] => [
    near[0]?.missed as NearGroup[],
    near,
  ])
  const effort = (missed: readonly NearGroup[]) =>
    missed.reduce((sum, group) => sum + order.indexOf(group), 0)
  return sorted.toSorted(([a], [b]) => effort(a) - effort(b))
}

/** The results of changing one filter, or else two, for a search that finds nothing. */
export async function nearMissesOf(
  services: ReachServices,
  filter: WeekFilter,
): Promise<NearMiss[]> {
  const conditions = await conditionsOf(services, filter)
  const order = [...conditions.keys()]
  const { keyword, status, resort } = filter
  const fixed = filterConditions({ keyword, status, resort })
  for (let misses = 1; misses <= Math.min(2, order.length); misses++) {
    const weeks = await findNearWeeks(services.database.db, fixed, conditions, misses)
    const facts = await factsOf(services, filter)
    const found = byMissed(weeks, order).flatMap(([missed, near]) => {
      const one = loosen(missed, near, filter, facts)
      return one ? [nearMiss(missed, filter, one)] : []
    })
    if (found.length) return found.slice(0, mostNearMisses)
  }
  return []
}

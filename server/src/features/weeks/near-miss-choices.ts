import { driveText } from '#contract/places/drive.ts'
import { formatRand } from '#contract/values/rand.ts'
import {
  familyHolidayNames,
  familyHolidays,
  holidayOf,
  type FamilyHoliday,
} from '#contract/weeks/school-holidays.ts'
import { weekSettingTexts, type WeekSetting } from '#contract/weeks/settings.ts'
import {
  bedroomsFromNumber,
  bedroomsToNumber,
  arrivalDayNames,
} from '#contract/weeks/weeks.choices.ts'
import { arrivalDayOf } from '#contract/weeks/weeks.filter.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { NearWeek } from './near-misses.queries.ts'

/** How filters change, and what is found then. */
export interface Loosened {
  weeks: NearWeek[]
  /** After the number of weeks: `at R 60 000`. */
  what: string
  change: Partial<WeekFilter>
}

export interface NearFacts {
  settings: ReadonlyMap<number, WeekSetting>
  /** Minutes by car to the resorts. */
  drives: ReadonlyMap<number, number>
  origin: string
}

type Choose = (weeks: NearWeek[], filter: WeekFilter, facts: NearFacts) => Loosened | undefined

/** The most common value among the weeks, and those that have it. */
function commonest<T>(
  weeks: NearWeek[],
  valueOf: (week: NearWeek) => T | undefined,
): { value: T; weeks: NearWeek[] } | undefined {
  const byValue = new Map<T, NearWeek[]>()
  for (const week of weeks) {
    const value = valueOf(week)
    if (value === undefined) continue
    const same = byValue.get(value)
    if (same) same.push(week)
    else byValue.set(value, [week])
  }
  let best: { value: T; weeks: NearWeek[] } | undefined
  for (const [value, same] of byValue)
    if (!best || same.length > best.weeks.length) best = { value, weeks: same }
  return best
}

/** The next existing price: above the maximum, else below the minimum. */
const price: Choose = (weeks, { maxPrice }) => {
  const prices = weeks.map((week) => week.price)
  const above = prices.filter((one) => maxPrice !== undefined && one > maxPrice)
  const next = above.length ? Math.min(...above) : Math.max(...prices)
  return {
    weeks: weeks.filter((week) => week.price === next),
    what: `at ${formatRand(next)}`,
    change: above.length ? { maxPrice: next } : { minPrice: next },
  }
}

function familyHolidayOf({ arrival, departure }: NearWeek): FamilyHoliday | undefined {
  const name = holidayOf(arrival, departure)?.name ?? ''
  return familyHolidays.find((one) => name.startsWith(familyHolidayNames[one]))
}

const holiday: Choose = (weeks) => {
  const best = commonest(weeks, familyHolidayOf)
  if (!best) {
    return {
      weeks,
      what: 'outside the school holidays',
      change: { holiday: undefined },
    }
  }
  const what = `in the ${familyHolidayNames[best.value]}`
  return { weeks: best.weeks, what, change: { holiday: best.value } }
}

/** The largest units that are too small. */
const sleeps: Choose = (weeks) => {
  const most = Math.max(...weeks.map((week) => week.sleeps))
  const largest = weeks.filter((week) => week.sleeps === most)
  return { weeks: largest, what: `for ${most} people`, change: { sleeps: most } }
}

const setting: Choose = (weeks, _filter, { settings }) => {
  const best = commonest(weeks, ({ resortId }) =>
    resortId === null ? undefined : settings.get(resortId),
  )
  return (
    best && {
      weeks: best.weeks,
      what: weekSettingTexts[best.value],
      change: { setting: [best.value] },
    }
  )
}

/** People think of drives in quarter-hours. */
const quarter = 15

const drive: Choose = (weeks, _filter, { drives, origin }) => {
  const minutesTo = ({ resortId }: NearWeek) =>
    (resortId === null ? undefined : drives.get(resortId)) ?? Infinity
  const shortest = Math.min(...weeks.map(minutesTo))
  if (!Number.isFinite(shortest)) return undefined
  const longer = Math.ceil(shortest / quarter) * quarter
  return {
    weeks: weeks.filter((week) => minutesTo(week) <= longer),
    what: `within ${driveText(longer)} of ${origin}`,
    change: { driveMinutes: longer },
  }
}

const arrivalDay: Choose = (weeks) => {
  const best = commonest(weeks, ({ arrival }) => (arrival ? arrivalDayOf(arrival) : undefined))
  return (
    best && {
      weeks: best.weeks,
      what: `arriving on a ${arrivalDayNames[best.value]}`,
      change: { arrivalDay: best.value },
    }
  )
}

const bedrooms: Choose = (weeks, filter) => {
  const wanted = bedroomsToNumber(filter.bedrooms ?? '1')
  const away = (week: NearWeek) => Math.abs(week.bedrooms - wanted)
  const nearest = weeks.reduce((best, week) => (away(week) < away(best) ? week : best)).bedrooms
  const text = bedroomsFromNumber(nearest)
  const named = nearest === 1 ? 'with 1 bedroom' : `with ${text} bedrooms`
  return {
    weeks: weeks.filter((week) => week.bedrooms === nearest),
    what: nearest === 0 ? 'in a studio' : named,
    change: { bedrooms: text as WeekFilter['bedrooms'] },
  }
}

const season: Choose = (weeks) => {
  const best = commonest(weeks, (week) => week.season)
  return (
    best && {
      weeks: best.weeks,
      what: `in ${best.value} season`,
      change: { season: best.value as WeekFilter['season'] },
    }
  )
}

/** What is found without the filter. */
function without(what: string, change: Partial<WeekFilter>): Choose {
  return (weeks) => ({ weeks, what, change })
}

export const loosened = {
  price,
  holiday,
  sleeps,
  setting,
  drive,
  arrivalDay,
  weekNumber: without('with another number', { weekNumber: undefined }),
  dates: without('on other dates', { date: undefined, ddate: undefined }),
  bedrooms,
  season,
  region: without('in other regions', { region: undefined }),
  places: without('in other places', { places: undefined }),
} satisfies Record<string, Choose>

import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { seasons } from '#contract/weeks/weeks.choices.ts'
import { pageSizes } from '#contract/values/paging.ts'

type Comparable = string | number

/** The sort orders of a resort's weeks. */
export const weekSorts = {
  arrival: (week: WeekListing) => week.arrivalDate ?? '9999',
  season: (week: WeekListing) => (seasons as readonly string[]).indexOf(week.season),
  unit: (week: WeekListing) => week.unitNumber,
  beds: (week: WeekListing) => Number(week.bedrooms) || 0,
  levy: (week: WeekListing) => week.levyPerNight,
  price: (week: WeekListing) => week.sellPrice,
} satisfies Record<string, (week: WeekListing) => Comparable>

export type WeekSort = keyof typeof weekSorts

export interface WeekTableState {
  sort: WeekSort
  order: 'asc' | 'desc'
  page: number
  size: number
}

/** Reads order and page from the address; invalid values fall back to the default. */
export function weekTableStateOf(query: URLSearchParams): WeekTableState {
  const sort = query.get('sort') ?? ''
  const { sizes, default: defaultSize } = pageSizes.weekResults
  const size = sizes.find((one) => String(one) === query.get('size')) ?? defaultSize
  return {
    sort: Object.hasOwn(weekSorts, sort) ? (sort as WeekSort) : 'arrival',
    order: query.get('order') === 'desc' ? 'desc' : 'asc',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    size,
  }
}

export function sortedWeeks(
  weeks: readonly WeekListing[],
  { sort, order }: Pick<WeekTableState, 'sort' | 'order'>,
): WeekListing[] {
  const read: (week: WeekListing) => Comparable = weekSorts[sort]
  const sign = order === 'asc' ? 1 : -1
  return weeks.toSorted((one, other) => {
    const a = read(one)
    const b = read(other)
    const difference =
      typeof a === 'number' && typeof b === 'number'
        ? a - b
        : String(a).localeCompare(String(b), 'en', { numeric: true })
    return sign * difference || one.id - other.id
  })
}

import type { Day } from '../values/day.ts'

/** The terms of the public schools, as the Department of Basic Education published them. */
export const schoolTerms: readonly { from: Day; to: Day }[] = [
  { from: '2026-01-14', to: '2026-03-27' },
  { from: '2026-04-08', to: '2026-06-26' },
  { from: '2026-07-21', to: '2026-09-23' },
  { from: '2026-10-06', to: '2026-12-09' },
  { from: '2027-01-13', to: '2027-03-19' },
  { from: '2027-04-06', to: '2027-06-25' },
  { from: '2027-07-20', to: '2027-09-22' },
  { from: '2027-10-05', to: '2027-12-08' },
]

/** The calendar is known up to this day; a later holiday is not marked until its term is added. */
const knownUntil: Day = '2027-12-31'

export interface SchoolHoliday {
  /** `2027-winter`, for addresses and filters. */
  code: string
  /** The common name: `December holidays 2026`. */
  name: string
  /** The official name, if families use another: `summer school holiday`. */
  officialName: string | null
  /** The last school day: people leave that afternoon. */
  from: Day
  /** The last day before school begins again. */
  to: Day
}

/** By the month in which the holiday begins. */
const holidayNames: Record<string, { season: string; name: string }> = {
  '03': { season: 'autumn', name: 'Easter holidays' },
  '06': { season: 'winter', name: 'Winter holidays' },
  '09': { season: 'spring', name: 'September holidays' },
  '12': { season: 'summer', name: 'December holidays' },
}

/** A holiday in any coming year, by the name that families use. */
export const familyHolidays = ['december', 'easter', 'winter', 'september'] as const
export type FamilyHoliday = (typeof familyHolidays)[number]

export const familyHolidayNames: Record<FamilyHoliday, string> = {
  december: 'December holidays',
  easter: 'Easter holidays',
  winter: 'Winter holidays',
  september: 'September holidays',
}

function dayBefore(day: Day): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

function holidayAfter(term: { to: Day }, next: { from: Day } | undefined): SchoolHoliday {
  const year = term.to.slice(0, 4)
  const { season, name } = holidayNames[term.to.slice(5, 7)] ?? {
    season: 'school',
    name: 'School holidays',
  }
  return {
    code: `${year}-${season}`,
    name: `${name} ${year}`,
    officialName: name.toLowerCase().includes(season) ? null : `${season} school holiday`,
    from: term.to,
    to: next ? dayBefore(next.from) : knownUntil,
  }
}

export const schoolHolidays: readonly SchoolHoliday[] = schoolTerms.map((term, index) =>
  holidayAfter(term, schoolTerms[index + 1]),
)

/** The holiday that contains a stay: nobody on it misses a day of school. */
export function holidayOf(
  arrival: Day | null | undefined,
  departure: Day | null | undefined,
): SchoolHoliday | undefined {
  if (!arrival || !departure) return undefined
  return schoolHolidays.find(({ from, to }) => arrival >= from && departure <= to)
}

/** The choices of a filter: holidays that are not over yet. */
export function comingHolidays(today: Day): SchoolHoliday[] {
  return schoolHolidays.filter(({ to }) => to > today)
}

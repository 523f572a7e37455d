import { links } from '#contract/links.ts'
import { dueDays, mostDue, type DueItem } from '#contract/today/today.calls.ts'
import { addDays, type Day } from '#contract/values/day.ts'
import { publicHolidays } from '#contract/values/public-holidays.ts'
import { formatRand } from '#contract/values/rand.ts'
import { schoolHolidays } from '#contract/weeks/school-holidays.ts'
import type { Executor } from '../../db/connect.ts'
import { findDated, type DueRow } from './due.queries.ts'

type Line = Pick<DueItem, 'title' | 'note' | 'link'>

const expires = (row: DueRow, now: Day) => (row.day < now ? 'has expired' : 'expires')

/** The text of each line, and the record behind it. */
const written: Record<DueRow['what'], (row: DueRow, now: Day) => Line> = {
  propertyHidden: ({ id, name, detail }) => ({
    title: name,
    note: `Last day on the site. ${detail}`,
    link: links.editProperty(id),
  }),
  weekHidden: ({ id, name, detail }) => ({
    title: name,
    note: `Last day on the site. ${detail}`,
    link: links.weekInformation(id),
  }),
  weekPast: ({ id, name, detail }) => ({
    title: name,
    note: `The week ends and is not sold. ${detail}`,
    link: links.weekInformation(id),
  }),
  agencyCertificate: (row, now) => ({
    title: row.name,
    note: `${row.detail} ${expires(row, now)}`,
    link: links.agency(row.id),
  }),
  agentCertificate: (row, now) => ({
    title: row.name,
    note: `${row.detail} ${expires(row, now)}`,
    link: links.agentProfile(row.id),
  }),
  campaignStarts: ({ id, name, isTimeshare }) => ({
    title: name,
    note: 'Campaign starts',
    link: links.landingPage(id, isTimeshare),
  }),
  campaignEnds: ({ id, name, isTimeshare }) => ({
    title: name,
    note: 'Last day of the campaign',
    link: links.landingPage(id, isTimeshare),
  }),
  refund: ({ id, name, detail, day }, now) => {
    const [amount = '', ...payer] = detail.split(' ')
    const due = day < now ? 'Refund overdue' : 'Refund due'
    return {
      title: `${name}, ${formatRand(amount)}`,
      note: `${due}. ${payer.join(' ')}`.replace(/\. $/, ''),
      link: links.payment(id),
    }
  },
}

/**
 * Overdue money and expired certificates stay in the calendar; other days disappear once they have
 * passed.
 */
const staysOverdue: ReadonlySet<DueItem['kind']> = new Set(['certificate', 'refund'])

function holidaysBetween(first: Day, last: Day): DueItem[] {
  const within = (day: Day) => day >= first && day <= last
  const years = new Set([first, last].map((day) => Number(day.slice(0, 4))))
  const free = [...years]
    .flatMap(publicHolidays)
    .filter(({ day }) => within(day))
    .map(({ day, name }) => ({ day, title: name, note: 'Public holiday', link: null }))
  const school = schoolHolidays.flatMap(({ code, name, from, to }) => {
    const link = links.weekResults({ holiday: code })
    return [
      { day: from, title: name, note: 'School holidays begin', link },
      { day: to, title: name, note: 'Last day of the school holidays', link },
    ].filter(({ day }) => within(day))
  })
  return [...free, ...school].map((item) => ({ ...item, kind: 'holiday' }))
}

/** What is due within thirty days, earliest first. */
export async function findDue(db: Executor, now: Day): Promise<DueItem[]> {
  const [first, last] = [addDays(now, -dueDays), addDays(now, dueDays)]
  const rows = (await findDated(db, first, last)).filter(
    ({ kind, day }) => day >= now || staysOverdue.has(kind),
  )
  const items = rows.map((row) => ({
    day: row.day,
    kind: row.kind,
    ...written[row.what](row, now),
  }))
  return [...items, ...holidaysBetween(now, last)]
    .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
    .slice(0, mostDue)
}

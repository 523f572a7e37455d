import { sql, type SQL } from '../../db/orm.ts'
import { mostDue, type DueItem } from '#contract/today/today.calls.ts'
import type { Day } from '#contract/values/day.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { Executor } from '../../db/connect.ts'
import { localDay } from '../../db/local-time.ts'
import { personName } from '../accounts/person.sql.ts'
import { propertyTitle, weekTitle } from '../listings/listings.sql.ts'

/** The input of a line. */
export interface DueRow {
  kind: DueItem['kind']
  /** What happens to what. */
  what:
    | 'propertyHidden'
    | 'weekHidden'
    | 'weekPast'
    | 'agencyCertificate'
    | 'agentCertificate'
    | 'campaignStarts'
    | 'campaignEnds'
    | 'refund'
  day: Day
  id: number
  name: string
  detail: string
  isTimeshare: boolean
}

interface Dated {
  kind: DueItem['kind']
  what: DueRow['what']
  from: SQL
  where: SQL
  day: SQL
  id: SQL
  name: SQL
  detail?: SQL
  isTimeshare?: SQL
}

/** The first of each kind are enough to fill the calendar. */
function dated(one: Dated, first: Day, last: Day): SQL {
  const { kind, what, from, where, day, id, name, detail = sql`''`, isTimeshare = sql`false` } = one
  return sql`(select ${kind}::text as kind, ${what}::text as what, ${day} as day, ${id} as id,
      ${name} as name, ${detail} as detail, ${isTimeshare} as "isTimeshare"
    from ${from} where ${where} and ${day} between ${first}::date and ${last}::date
    order by ${day} limit ${mostDue})`
}

const certificate = sql`'FFC ' || coalesce(nullif(ffc_number, ''), 'without a number')`

function parts(): Dated[] {
  return [
    {
      kind: 'listing',
      what: 'propertyHidden',
      from: sql`properties p`,
      where: sql`p.published`,
      day: sql`p.hide_after`,
      id: sql`p.id`,
      name: sql`p.reference`,
      detail: propertyTitle,
    },
    {
      kind: 'listing',
      what: 'weekHidden',
      from: sql`weeks w left join resorts r on r.id = w.resort_id`,
      where: sql`w.published`,
      day: sql`w.hide_after`,
      id: sql`w.id`,
      name: sql`w.reference`,
      detail: weekTitle,
    },
    {
      kind: 'listing',
      what: 'weekPast',
      from: sql`weeks w left join resorts r on r.id = w.resort_id`,
      where: sql`w.published and w.hide_after is null
        and w.status_id <> (select id from statuses where code = ${weekStatus.sold})`,
      day: sql`w.departure_date`,
      id: sql`w.id`,
      name: sql`w.reference`,
      detail: weekTitle,
    },
    {
      kind: 'certificate',
      what: 'agencyCertificate',
      from: sql`agencies`,
      where: sql`deleted_at is null`,
      day: sql`ffc_valid_until`,
      id: sql`id`,
      name: sql`name`,
      detail: certificate,
    },
    {
      kind: 'certificate',
      what: 'agentCertificate',
      from: sql`agents`,
      where: sql`deleted_at is null`,
      day: sql`ffc_valid_until`,
      id: sql`id`,
      name: sql`trim(name || ' ' || surname)`,
      detail: certificate,
    },
    ...(['start_date', 'end_date'] as const).map((column): Dated => ({
      kind: 'campaign',
      what: column === 'start_date' ? 'campaignStarts' : 'campaignEnds',
      from: sql`campaigns`,
      where: sql`deleted_at is null`,
      day: sql`${sql.identifier(column)}`,
      id: sql`id`,
      name: sql`name`,
      isTimeshare: sql`is_timeshare`,
    })),
    {
      kind: 'refund',
      what: 'refund',
      from: sql`payments y`,
      where: sql`y.state = 'refund due' and y.deleted_at is null`,
      day: localDay(sql`y.refund_due_on`),
      id: sql`y.id`,
      name: sql`y.reference`,
      detail: sql`y.amount || ' ' || coalesce(${personName(sql`y.user_id`)}, '')`,
    },
  ]
}

/** Everything due in this range of days, earliest first. */
export async function findDated(db: Executor, first: Day, last: Day): Promise<DueRow[]> {
  const all = sql.join(
    parts().map((part) => dated(part, first, last)),
    sql` union all `,
  )
  const rows = await db.execute<DueRow & Record<string, unknown>>(sql`
    select kind, what, day::text as day, id, name, detail, "isTimeshare"
    from (${all}) due order by due.day, kind, name`)
  return [...rows]
}

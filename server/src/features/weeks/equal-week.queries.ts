import { sql, type SQL } from '../../db/orm.ts'
import type { ExistingRecord } from '#contract/errors.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { Tx } from '../../db/connect.ts'
import type { NewWeek } from './save-week.queries.ts'

/** Serialises listings for one account, until the transaction is over. */
export async function lockListingsOf(tx: Tx, ownerUserId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('weeks of'), ${ownerUserId})`)
}

type Wanted = Pick<
  NewWeek,
  | 'ownerUserId'
  | 'resortId'
  | 'otherResortName'
  | 'unitNumber'
  | 'module'
  | 'weekNumber'
  | 'arrivalDate'
  | 'departureDate'
> & {
  /** For an owner without an account; null if the week belongs to the account's own person. */
  ownerEmail: string | null
}

/** "27 Fri", "27  fri " and "27Fri" are the same to people. */
const plain = (text: SQL) => sql`lower(regexp_replace(${text}, '\\s', '', 'g'))`
const same = (column: SQL, typed: string) => sql`${plain(column)} = ${plain(sql`${typed}::text`)}`

/** A week of the same owner that is neither sold, hidden nor deleted; the newest of them. */
export async function findEqualWeek(tx: Tx, week: Wanted): Promise<ExistingRecord | undefined> {
  const { weekNumber = null, otherResortName } = week
  const resort = otherResortName
    ? same(sql`w.other_resort_name`, otherResortName)
    : sql`w.resort_id = ${week.resortId}`
  const owner =
    week.ownerEmail === null
      ? sql`not w.custom_owner`
      : sql`w.custom_owner and lower(o.email) = lower(${week.ownerEmail})`
  const [row] = await tx.execute<{ id: number; reference: string }>(sql`
    select w.id, w.reference from weeks w
    join statuses s on s.id = w.status_id
    left join week_owners o on o.week_id = w.id
    where w.owner_user_id = ${week.ownerUserId} and ${owner} and ${resort}
      and ${same(sql`w.unit_number`, week.unitNumber)} and ${same(sql`w.module`, week.module)}
      and coalesce(w.week_number = ${weekNumber}::smallint, true)
      and w.arrival_date = ${week.arrivalDate}::date
      and w.departure_date = ${week.departureDate}::date
      and w.deleted_at is null and s.code <> ${weekStatus.sold}
    order by w.id desc limit 1`)
  return row
}

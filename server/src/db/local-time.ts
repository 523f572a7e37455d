import { sql, type SQL } from './orm.ts'
import { timeZone } from '#contract/values/day.ts'

/** The time zone as a literal, so that PostgreSQL can use an index over such an expression. */
export const zone = sql.raw(`'${timeZone}'`)

/** South African local time at this instant. */
export const localTime = (instant: SQL) => sql`(${instant} at time zone ${zone})`

/** The South African day of an instant. */
export const localDay = (instant: SQL) => sql`${localTime(instant)}::date`

/** The instant at which a day begins in South Africa, or one this many days later. */
export const startOfDay = (day: SQL | string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${zone})`

export const localToday = localDay(sql`now()`)

import { sql, type SQL } from '../../db/orm.ts'
import { readResortCode } from '#contract/resorts/resort-code.ts'
import { bedroomsToNumber, weekTypes, arrivalDays } from '#contract/weeks/weeks.choices.ts'
import { earliestArrival, holidaySpans } from '#contract/weeks/weeks.filter.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import { visibleToVisitors } from '../listings/listings.policy.ts'

/** The joins of a week query: the filters and columns below use these names. */
export const weekJoins = sql`
  join regions g on g.id = w.region_id
  join seasons n on n.id = w.season_id
  join statuses s on s.id = w.status_id
  left join resorts r on r.id = w.resort_id`

export const bedroomsText = sql`case when w.bedrooms = 0 then 'Studio' else w.bedrooms::text end`

const weekTypeText = sql`(array[${sql.join(
  weekTypes.map((name) => sql`${name}`),
  sql`, `,
)}]::text[])[w.week_type + 1]`

export const visible = (day?: string) => visibleToVisitors(sql`w`, day)

/** The values that a keyword is matched against, in the same order as in the contract. */
const keywordValues = sql`w.reference, coalesce(r.name, w.other_resort_name), coalesce(r.code, ''),
  coalesce(r.town, ''), g.name, w.unit_number, w.module, coalesce(w.week_number::text, ''), n.name,
  ${bedroomsText}, w.max_sleep, ${weekTypeText}, w.arrival_date, w.departure_date,
  trim_scale(w.sell_price), trim_scale(w.levy_amount), s.description`

function holds(keyword: string, values: SQL): SQL {
  return sql`position(lower(${keyword}) in lower(concat_ws(' ', ${values}))) > 0`
}

function resortIs(code: string): SQL {
  const read = readResortCode(code)
  // The Silver Sands resorts share a page, so they share their weeks too.
  const named = read === 'SILV1' ? sql`code ilike '%SILV%'` : sql`lower(code) = lower(${read})`
  return sql`w.resort_id in (select id from resorts where ${named})`
}

/** The filter with the resorts that match its places, setting and drive, if it has any of them. */
export interface ResolvedFilter extends Partial<WeekFilter> {
  resortIds?: readonly number[] | undefined
}

/**
 * The conditions of the filters in use; an unset filter adds nothing to the statement. `more` are
 * further values that a keyword may match.
 */
export function filterConditions(filter: ResolvedFilter, more?: SQL): SQL[] {
  const found: SQL[] = []
  if (filter.region) {
    found.push(
      sql`w.region_id = (select id from regions where lower(code) = lower(${filter.region}))`,
    )
  }
  if (filter.resort) found.push(resortIs(filter.resort))
  if (filter.resortIds) {
    found.push(sql`w.resort_id = any(${sql.param([...filter.resortIds])}::int[])`)
  }
  if (filter.sleeps) found.push(sql`w.max_sleep >= ${filter.sleeps}::int`)
  if (filter.arrivalDay) {
    const day = arrivalDays.indexOf(filter.arrivalDay) + 1
    found.push(sql`extract(isodow from w.arrival_date) = ${day}::int`)
  }
  if (filter.weekNumber) {
    found.push(sql`w.week_number = any(${sql.param([...filter.weekNumber])}::int[])`)
  }
  if (filter.season)
    found.push(sql`w.season_id = (select id from seasons where name = ${filter.season})`)
  if (filter.bedrooms) found.push(sql`w.bedrooms = ${bedroomsToNumber(filter.bedrooms)}::int`)
  if (filter.date) found.push(sql`w.arrival_date >= ${earliestArrival(filter.date)}::date`)
  if (filter.ddate) found.push(sql`w.departure_date <= ${filter.ddate}::date`)
  if (filter.minPrice) found.push(sql`w.sell_price >= ${filter.minPrice}::numeric`)
  if (filter.maxPrice) found.push(sql`w.sell_price <= ${filter.maxPrice}::numeric`)
  if (filter.status) {
    found.push(
      sql`w.status_id = (select id from statuses where lower(code) = lower(${filter.status}))`,
    )
  }
  if (filter.holiday) {
    const spans = holidaySpans(filter.holiday).map(
      ({ from, to }) => sql`(w.arrival_date >= ${from}::date and w.departure_date <= ${to}::date)`,
    )
    found.push(sql`(${sql.join(spans, sql` or `)})`)
  }
  if (filter.keyword) {
    found.push(holds(filter.keyword, more ? sql`${keywordValues}, ${more}` : keywordValues))
  }
  return found
}

export function allOf(conditions: SQL[]): SQL {
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`
}

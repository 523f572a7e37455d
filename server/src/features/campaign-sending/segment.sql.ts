import { sql, type SQL } from '../../db/orm.ts'
import { slugOf } from '#contract/places/place-key.ts'
import type { Segment } from '#contract/campaign-sending/campaign-sending.calls.ts'

/** Rows `x` that belong to the contact `c`, by account or by address. */
const ofContact = sql`(x.user_id = c.user_id or lower(x.email) = lower(c.email))`

const isIn = (table: SQL, area: string) =>
  sql`lower(${area}) in (lower(${table}.suburb), lower(${table}.city), lower(${table}.province))`

/** They live there, saved or asked about a listing there, or want alerts for it. */
function inArea(area: string): SQL {
  const person = isIn(sql`x`, area)
  const listing = isIn(sql`p`, area)
  // A part of a place's key: `pretoria` is one of `lynnwood.pretoria.gauteng,menlyn`.
  const keys = sql`${slugOf(area)} = any(regexp_split_to_array(coalesce(x.criteria->>'places', ''), '[.,]'))`
  return sql`(
    exists (select from individuals x where x.user_id = c.user_id and ${person})
    or exists (select from agents x where x.user_id = c.user_id and ${person})
    or exists (select from favourites x join properties p on p.id = x.property_id
      where x.user_id = c.user_id and ${listing})
    or exists (select from enquiries x join properties p on p.id = x.property_id
      where ${ofContact} and ${listing})
    or exists (select from saved_searches x where ${ofContact} and (${keys} or lower(${area}) in (
      lower(x.criteria->>'suburb'), lower(x.criteria->>'city'), lower(x.criteria->>'province')))))`
}

function interestedIn(kind: 'property' | 'week'): SQL {
  const column = kind === 'property' ? sql`x.property_id` : sql`x.week_id`
  return sql`(
    exists (select from saved_searches x where ${ofContact} and x.kind = ${kind})
    or exists (select from favourites x where x.user_id = c.user_id and ${column} is not null)
    or exists (select from enquiries x where ${ofContact} and ${column} is not null))`
}

const hasRole = (role: string) => sql`exists (
  select from users u join roles k on k.id = u.role_id
  where u.id = c.user_id and k.key = ${role} and u.deleted_at is null)`

/** Whether the contact `c` belongs to the segment; without conditions everyone does. */
export function inSegment({ area, interest, role }: Segment): SQL {
  const conditions = [
    ...(area ? [inArea(area)] : []),
    ...(interest ? [interestedIn(interest)] : []),
    ...(role ? [hasRole(role)] : []),
  ]
  return conditions.length ? sql.join(conditions, sql` and `) : sql`true`
}

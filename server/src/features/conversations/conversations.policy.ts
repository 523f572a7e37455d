import { sql, type SQL } from '../../db/orm.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { Session } from '../../kit/session.ts'
import { listingManagedBy, managedBy } from '../listings/listings.policy.ts'

/** Whose conversations: about listings that a user manages, or all of them for a Super Admin. */
export type Scope = { userId: number } | 'all'

export function scopeOf({ role, userId }: Pick<Session, 'role' | 'userId'>): Scope {
  return role === 'superAdmin' ? 'all' : { userId }
}

/**
 * For a message `m`, in a statement that joins its offer as `o`: whether it has reached this side.
 */
export function deliveredTo(scope: Scope): SQL {
  const confirmed = sql`exists (select from users b
    where b.id = o.user_id and b.email_confirmed_at is not null)`
  return scope === 'all'
    ? sql`(o.id is null or o.deleted_at is null)`
    : sql`(o.id is null or o.deleted_at is null and ${confirmed})`
}

export const offerJoins = sql`left join offer_events v on v.id = m.offer_event_id
  left join offers o on o.id = v.offer_id`

/** Whether `c` contains anything for this side. */
const hasReached = (scope: Scope) => sql`exists (
  select from conversation_messages m ${offerJoins}
  where m.conversation_id = c.id and ${deliveredTo(scope)})`

/**
 * The conversations `c` that this person may open, with their listings joined. One that only
 * contains an offer whose sender has not confirmed their address does not exist for the seller.
 */
export function within(scope: Scope): SQL {
  if (scope === 'all') return sql`true`
  // In this order: otherwise PostgreSQL would look up the messages of every conversation first.
  return sql`case when ${listingManagedBy(scope.userId)} then ${hasReached(scope)} else false end`
}

/**
 * `within` for a list: a seller's conversations are found via the listings, not the other way
 * round.
 */
export function listedFor(scope: Scope): SQL {
  if (scope === 'all') return sql`true`
  const about = (listings: SQL, column: SQL) => sql`
    select x.id from ${listings} l join conversations x on x.${column} = l.id
    where ${managedBy(sql`l`, scope.userId)}`
  return sql`c.id in (${about(sql`properties`, sql`property_id`)}
      union all ${about(sql`weeks`, sql`week_id`)})
    and ${hasReached(scope)}`
}

/** Whether the person behind `c` agreed that the seller may have their contact details. */
export function contactShared(scope: Scope): SQL {
  if (scope === 'all') return sql`true`
  return sql`exists (select from conversation_messages m ${offerJoins}
    left join enquiries e on e.id = m.enquiry_id
    where m.conversation_id = c.id
      and (e.consent or o.consent and o.status_code = ${offerStatus.accepted}))`
}

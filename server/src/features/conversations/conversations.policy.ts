import { sql, type SQL } from 'drizzle-orm'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { Session } from '../../kit/session.ts'
import { listingManagedBy } from '../listings/listings.policy.ts'

/** Whose conversations: about listings that a user manages, or all of them for a Super Admin. */
export type Scope = { userId: number } | 'all'

export function scopeOf({ role, userId }: Pick<Session, 'role' | 'userId'>): Scope {
  return role === 'superAdmin' ? 'all' : { userId }
}

/** Of a message `m`, in a statement that joins its offer as `o`: what has reached this side. */
export function deliveredTo(scope: Scope): SQL {
  const confirmed = sql`exists (select from users b
    where b.id = o.user_id and b.email_confirmed_at is not null)`
  return scope === 'all'
    ? sql`(o.id is null or o.deleted_at is null)`
    : sql`(o.id is null or o.deleted_at is null and ${confirmed})`
}

export const offerJoins = sql`left join offer_events v on v.id = m.offer_event_id
  left join offers o on o.id = v.offer_id`

/**
 * The conversations `c` that this person may open, with their listings joined. One that only
 * contains an offer whose sender has not confirmed their address does not exist for the seller.
 */
export function within(scope: Scope): SQL {
  if (scope === 'all') return sql`true`
  // In this order: PostgreSQL would otherwise look for the messages of every conversation first.
  return sql`case when ${listingManagedBy(scope.userId)} then exists (
    select from conversation_messages m ${offerJoins}
    where m.conversation_id = c.id and ${deliveredTo(scope)}) else false end`
}

/** Whether the person behind `c` agreed that the seller may have their contact details. */
export function contactShared(scope: Scope): SQL {
  if (scope === 'all') return sql`true`
  return sql`exists (select from conversation_messages m ${offerJoins}
    left join enquiries e on e.id = m.enquiry_id
    where m.conversation_id = c.id
      and (e.consent or o.consent and o.status_code = ${offerStatus.accepted}))`
}

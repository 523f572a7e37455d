import { sql, type SQL } from 'drizzle-orm'
import type { Session } from '../../kit/session.ts'
import type { Listing } from './listings.queries.ts'

type Responsible = Pick<Listing, 'ownerUserId' | 'agentUserId' | 'agencyId'>

/** Whoever stands on the seller's side: the owner, the agent, the agency's administrator. */
export function isSellerSide(
  listing: Responsible,
  session: Pick<Session, 'userId' | 'role' | 'agencyId'>,
): boolean {
  if (listing.ownerUserId === session.userId || listing.agentUserId === session.userId) return true
  return (
    session.role === 'agency' && session.agencyId !== null && session.agencyId === listing.agencyId
  )
}

/** What visitors see, for whom an enquiry or an offer on anything else does not exist. */
export function isOnShow(
  listing: Pick<Listing, 'published' | 'hideAfter' | 'deleted'>,
  today: string,
): boolean {
  if (listing.deleted || !listing.published) return false
  return listing.hideAfter === null || listing.hideAfter >= today
}

/** The same rule as a filter over the columns of a listing. */
export function onSellerSide(listing: SQL, userId: number): SQL {
  return sql`(${listing}.owner_user_id = ${userId}
    or ${listing}.agent_id in (select id from agents where user_id = ${userId} and deleted_at is null)
    or ${listing}.agency_id in (
      select a.agency_id from agents a
      join users u on u.id = a.user_id join roles o on o.id = u.role_id
      where a.user_id = ${userId} and a.deleted_at is null and o.key = 'agency'))`
}

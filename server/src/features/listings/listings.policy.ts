import { sql, type SQL } from '../../db/orm.ts'
import { AppError } from '#contract/errors.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { isVisible } from '#contract/listings/visibility.ts'
import { today } from '#contract/values/day.ts'
import type { Session } from '../../kit/session.ts'

/** What determines who manages a listing. */
export interface Managed {
  ownerUserId: number
  agentUserId: number | null
  agencyId: number | null
}

type Person = Pick<Session, 'userId' | 'role' | 'agencyId'>

/** "Owner" means any seller: the owner, their agent, or that agency's administrator. */
export type ListingManager = 'owner' | 'superAdmin'

/** Everyone on the seller's side: the owner, the agent, the agency's administrator. */
export function isSeller(listing: Managed, person: Person): boolean {
  if (listing.ownerUserId === person.userId || listing.agentUserId === person.userId) return true
  return (
    person.role === 'agency' && person.agencyId !== null && person.agencyId === listing.agencyId
  )
}

/** In which role a person manages a listing; undefined for everyone else. */
export function managerOf(listing: Managed, person: Person | null): ListingManager | undefined {
  if (!person) return undefined
  if (person.role === 'superAdmin') return 'superAdmin'
  return isSeller(listing, person) ? 'owner' : undefined
}

/** A user's listings: as owner or as agent. Arrays, so that the indexes find each of them. */
export function listedBy(listing: SQL, userId: number): SQL {
  return sql`(${listing}.owner_user_id = ${userId} or ${listing}.agent_id = any(array(
      select id from agents where user_id = ${userId} and deleted_at is null)))`
}

/** `managerOf`, without Super Admins, as a filter over the columns of a listing. */
export function managedBy(listing: SQL, userId: number): SQL {
  return sql`(${listedBy(listing, userId)} or ${listing}.agency_id = any(array(
      select a.agency_id from agents a
      join users u on u.id = a.user_id join roles o on o.id = u.role_id
      where a.user_id = ${userId} and a.deleted_at is null and o.key = 'agency')))`
}

/** The same for rows that refer to a listing of either kind, joined as `listingJoins` does. */
export function listingManagedBy(userId: number): SQL {
  return sql`(p.id is not null and ${managedBy(sql`p`, userId)}
    or w.id is not null and ${managedBy(sql`w`, userId)})`
}

/** `isVisible` as a filter over the columns of a listing. */
export function visibleToVisitors(listing: SQL, day = today()): SQL {
  return sql`${listing}.published
    and (${listing}.hide_after is null or ${listing}.hide_after >= ${day}::date)`
}

/** Visitors see published listings; those who manage a listing always see it. */
export function maySee(
  listing: Managed & Parameters<typeof isVisible>[0],
  person: Person | null,
  day: string,
): boolean {
  return isVisible(listing, day) || managerOf(listing, person) !== undefined
}

/**
 * In which role a person changes a listing. Someone else's published listing is refused as such; an
 * unpublished one is treated as missing.
 */
export function requireManager(
  listing: Managed & Parameters<typeof isVisible>[0],
  person: Person,
): ListingManager {
  const manager = managerOf(listing, person)
  if (manager && !listing.deleted) return manager
  if (!isVisible(listing, today())) throw new AppError('notFound')
  throw new AppError('notAllowed', { message: listingsTexts.notYours })
}

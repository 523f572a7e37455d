import type { Session } from '../../kit/session.ts'

/** What decides whose a listing is. */
export interface OwnedProperty {
  ownerUserId: number
  agentUserId: number | null
  agencyId: number | null
}

/** Its owner, its agent, the administrator of that agency, or a Super Admin. */
export function mayManage(session: Session | null, property: OwnedProperty): boolean {
  if (!session) return false
  if (session.role === 'superAdmin') return true
  if (property.ownerUserId === session.userId || property.agentUserId === session.userId)
    return true
  return (
    session.role === 'agency' && session.agencyId !== null && session.agencyId === property.agencyId
  )
}

/** Visitors see what is published and not past its day of hiding; those who look after it see it always. */
export function maySee(
  session: Session | null,
  property: OwnedProperty & { published: boolean; hideAfter: string | null },
  today: string,
): boolean {
  const shown = property.published && (property.hideAfter === null || property.hideAfter >= today)
  return shown || mayManage(session, property)
}

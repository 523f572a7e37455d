import type { Session } from '../../kit/session.ts'

/** An agency's details are for its administrator and the Super Admin; others know its name. */
export function runsAgency(session: Session, agencyId: number | null): boolean {
  if (session.role === 'superAdmin') return true
  return session.role === 'agency' && agencyId !== null && session.agencyId === agencyId
}

/**
 * Verified details are changed only by a Super Admin; before that the administrator may correct
 * them.
 */
export function mayChangeNumbers(session: Session, verified: boolean): boolean {
  return session.role === 'superAdmin' || !verified
}

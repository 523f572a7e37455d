import type { Session } from '../../kit/session.ts'

/** An agency's details are its administrator's and the Super Admin's; others know its name. */
export function runsAgency(session: Session, agencyId: number | null): boolean {
  if (session.role === 'superAdmin') return true
  return session.role === 'agency' && agencyId !== null && session.agencyId === agencyId
}

/** What was verified is changed by a Super Admin alone; before that the administrator may correct it. */
export function mayChangeNumbers(session: Session, verified: boolean): boolean {
  return session.role === 'superAdmin' || !verified
}

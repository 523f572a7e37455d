import type { Session } from '../../kit/session.ts'

interface Owned {
  userId: number
}

/** A person's record belongs to them and the Super Admin; everyone else gets a 404. */
export function maySeeIndividual(session: Session, individual: Owned): boolean {
  return session.role === 'superAdmin' || isSelf(session, individual)
}

/** Banking details are shown in full only to the person, and changed only by them. */
export function mayBankFor(session: Session, individual: Owned): boolean {
  return isSelf(session, individual)
}

function isSelf(session: Session, { userId }: Owned): boolean {
  return session.userId === userId
}

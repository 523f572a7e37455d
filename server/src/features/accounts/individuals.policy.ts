import type { Session } from '../../kit/session.ts'

interface Owned {
  userId: number
}

/** A person's record is theirs and the Super Admin's; for everyone else it is not there. */
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

import { AppError } from '#contract/errors.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import {
  findAdminPage,
  findUserByName,
  type AdminQuery,
  type ListScope,
} from './admin-list.queries.ts'

function isSelf(session: Session, username: string): boolean {
  return session.username.toLowerCase() === username.toLowerCase()
}

/** What someone manages under their own name. */
function ownScope({ role, userId }: Session): ListScope {
  return role === 'superAdmin' ? 'everyone' : { managedBy: userId }
}

/** A Super Admin may name anyone, an agency its own people; everyone else only themselves. */
async function adminScope(
  services: Services,
  session: Session,
  username: string,
): Promise<ListScope> {
  if (isSelf(session, username)) return ownScope(session)
  if (session.role !== 'superAdmin' && session.role !== 'agency') throw new AppError('notAllowed')
  const user = await findUserByName(services.database.db, username)
  const ofOwnAgency = user && session.agencyId !== null && user.agencyId === session.agencyId
  if (session.role === 'agency' && !ofOwnAgency) throw new AppError('notAllowed')
  if (!user) throw new AppError('notFound')
  return { listedBy: user.id }
}

function headingOf({ role, reply }: Session): string {
  if (role === 'agency') return reply.agency?.agencyName ?? ''
  return role === 'agent' || role === 'managingAgent' ? (reply.person?.fullname ?? '') : ''
}

export async function listAdmin(
  services: Services,
  { x, ...query }: AdminQuery & { x: string },
  context: CallContext,
) {
  const session = sessionOf(context)
  const scope = await adminScope(services, session, x)
  const found = await findAdminPage(services.database.db, scope, query)
  return { ...found, page: query.page, size: query.size, heading: headingOf(session) }
}

/** What a user has listed themselves: their own, or anyone's for a Super Admin. */
export async function listOwn(
  services: Services,
  { x, ...query }: AdminQuery & { x: string },
  context: CallContext,
) {
  const session = sessionOf(context)
  if (!isSelf(session, x) && session.role !== 'superAdmin') throw new AppError('notAllowed')
  const user = await findUserByName(services.database.db, x)
  if (!user) throw new AppError('notFound')
  const found = await findAdminPage(services.database.db, { listedBy: user.id }, query)
  return { ...found, page: query.page, size: query.size }
}

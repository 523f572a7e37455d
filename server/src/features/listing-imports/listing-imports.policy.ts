import { AppError } from '#contract/errors.ts'
import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import type { Session } from '../../kit/session.ts'
import { runsAgency } from '../agencies/agencies.policy.ts'

/** An administrator imports for their own agency, whichever was requested. */
export function agencyToImportFor(session: Session, asked: number | undefined): number {
  const agencyId = session.role === 'superAdmin' ? asked : session.agencyId
  if (agencyId) return agencyId
  const message = texts.agencyRequired
  throw new AppError('invalidInput', { message, fields: { agencyId: message } })
}

/** An import of another agency is treated as missing. */
export function requireOwnImport<Found extends { agencyId: number }>(
  session: Session,
  found: Found | undefined,
): Found {
  if (!found || !runsAgency(session, found.agencyId)) throw new AppError('notFound')
  return found
}

import { AppError } from '#contract/errors.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import { getListing } from '../listings/listings.service.ts'
import { requireManager } from '../listings/listings.policy.ts'
import { rowExists, type Author, type LoggedRow } from './record-rows.queries.ts'
import { tableOf } from './reference-names.queries.ts'

const listingKinds: Readonly<Record<string, 'property' | 'week'>> = {
  properties: 'property',
  weeks: 'week',
}

/**
 * Readers of the change log see the history of every record, including deleted ones; sellers see
 * that of the listings they manage.
 */
export async function requireHistory(
  db: Executor,
  session: Session,
  { table, rowId }: LoggedRow,
): Promise<void> {
  if (mayUse('changeLog.read', session)) {
    if (!(await rowExists(db, { table, rowId }))) throw new AppError('notFound')
    return
  }
  const kind = listingKinds[table]
  if (!kind) throw new AppError('notAllowed')
  if (!/^\d{1,9}$/.test(rowId)) throw new AppError('notFound')
  requireManager(await getListing(db, { kind, id: Number(rowId) }), session)
}

/** What belongs to a listing; its payments and owners are for the office. */
const ofListings: ReadonlySet<string> = new Set([
  'properties',
  'property_field_values',
  'property_images',
  'weeks',
])

/**
 * What an agency's administrator knows about these anyway: the rest of a record is not for them.
 */
const ofAgencies: Readonly<Record<string, ReadonlySet<string>>> = {
  agencies: new Set([
    'name',
    'ffc_number',
    'ffc_valid_until',
    'company_reg_number',
    'about',
    'website',
    'verified_at',
    'refusal_reason',
  ]),
  agents: new Set([
    'name',
    'surname',
    'cell_number',
    'telephone',
    'ffc_number',
    'ffc_valid_until',
    'agency_id',
  ]),
}

/** Whether the changes of a table, or of one of its columns, are visible to this reader. */
export function isToldTo(session: Session, table: string, column?: string): boolean {
  if (mayUse('changeLog.read', session)) return true
  const known = ofAgencies[table]
  if (known) return column === undefined || known.has(column)
  // The other side must not learn someone's username.
  return ofListings.has(table) && (column === undefined || tableOf(column) !== 'users')
}

/**
 * Staff know each other, and an administrator their agents; everyone else sees no name but their
 * own.
 */
export function knowsAuthor(session: Session, author: Author | undefined): boolean {
  if (mayUse('backoffice.open', session)) return true
  return (
    session.role === 'agency' && session.agencyId !== null && author?.agencyId === session.agencyId
  )
}

/** Verified details of agencies and agents are reverted by those who verify them. */
export function mayUndoIn(session: Session, table: string): boolean {
  return mayUse('changeLog.read', session) || ofListings.has(table)
}

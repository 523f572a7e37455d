import { AppError } from '#contract/errors.ts'
import type { Tx } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import { requireManager } from '../listings/listings.policy.ts'
import * as queries from './properties.queries.ts'

/** The listing, locked, if this person manages it. */
export async function lockManagedProperty(
  tx: Tx,
  id: number,
  session: Session,
): Promise<queries.ListingState> {
  const state = await queries.findState(tx, id, { lock: true })
  if (!state) throw new AppError('notFound')
  requireManager({ ...state, deleted: false }, session)
  return state
}

export function savedReply(
  state: queries.ListingState,
  version: number,
  statusCode: string,
  published: boolean,
) {
  return { id: state.id, propertyRef: state.reference, version, statusCode, isPublished: published }
}

export const keyOf = ({ id }: queries.ListingState) => ({ kind: 'property', id }) as const

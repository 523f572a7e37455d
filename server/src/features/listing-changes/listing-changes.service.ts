import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import { describeDifferences, isPriceOnly } from '#contract/listing-changes/differences.ts'
import {
  listingChangesList,
  type exportListingChanges as exportCall,
  type listListingChanges as listCall,
  type ListingChange,
} from '#contract/listing-changes/listing-changes.calls.ts'
import { listingChangesTexts as texts } from '#contract/listing-changes/listing-changes.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { exportList, type ExcelCells } from '../../kit/list-export.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { lockListing } from '../listings/listings.service.ts'
import { refuseChangedListing } from '../listings/refusals.service.ts'
import * as queries from './listing-changes.queries.ts'

function toChange({ before, after, ...row }: queries.StoredChange): ListingChange {
  return {
    ...row,
    differences: describeDifferences(row.kind, before, after),
    priceOnly: isPriceOnly(before),
  }
}

export async function listChanges(
  { database: { db } }: Services,
  query: z.output<typeof listCall.input>,
) {
  const [total, rows] = await Promise.all([
    queries.countChanges(db, query),
    queries.findChanges(db, query),
  ])
  return { items: rows.map(toChange), total, page: query.page, size: query.size }
}

const cells: ExcelCells<typeof listingChangesList, ListingChange> = {
  differences: ({ differences }) => differences.join('; '),
}

export async function exportChanges(
  services: Services,
  query: z.output<typeof exportCall.input>,
  context: CallContext,
): Promise<ExportProgress> {
  const { db } = services.database
  const total = await queries.countChanges(db, query)
  return exportList(
    services,
    listingChangesList,
    {
      total,
      cells,
      async read(progress) {
        const rows = await queries.findChanges(db, { ...query, page: 1, size: Math.max(total, 1) })
        progress(rows.length)
        return rows.map(toChange)
      },
    },
    context,
  )
}

interface Version {
  id: number
  version: number
}

/** The listing is locked before its change, in the same order as for edits of listings. */
async function lockedListing(tx: Tx, { id }: Version) {
  const change = await queries.findChange(tx, id)
  if (!change) throw new AppError('notFound')
  return lockListing(tx, { kind: change.kind, id: change.listingId })
}

async function decide(
  tx: Tx,
  { id, version }: Version,
  decision: queries.Decision,
  context: CallContext,
): Promise<ListingChange> {
  const change = await queries.findChange(tx, id)
  if (!change) throw new AppError('notFound')
  if (change.version !== version) {
    throw await staleSince(tx, context, { table: 'listing_changes', id, version })
  }
  if (change.state !== 'open') throw new AppError('wrongState', { message: texts.decided })
  await queries.decide(tx, { id, version }, decision)
  return toChange((await queries.findChange(tx, id)) as queries.StoredChange)
}

export function approveChange(
  services: Services,
  key: Version,
  context: CallContext,
): Promise<ListingChange> {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    await lockedListing(tx, key)
    return decide(tx, key, { state: 'approved', decidedBy: userId }, context)
  })
}

/** The listing is unpublished, and its owner is told what must change. */
export function refuseChange(
  services: Services,
  { reason, ...key }: Version & { reason: string },
  context: CallContext,
): Promise<ListingChange> {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const listing = await lockedListing(tx, key)
    await decide(tx, key, { state: 'refused', decidedBy: userId, reason }, context)
    await refuseChangedListing(services, tx, listing, { by: userId, reason })
    return toChange((await queries.findChange(tx, key.id)) as queries.StoredChange)
  })
}

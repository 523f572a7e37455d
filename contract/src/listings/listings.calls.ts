import { z } from 'zod'
import { defineCall, type Facts } from '../call.ts'
import { id, idInPath, version } from '../values/id.ts'
import { listingKinds, type ListingKey } from './listings.schema.ts'
import { priceHistory } from './price-history.schema.ts'
import { refusalReason } from './refusals.schema.ts'

export const refuseListing = defineCall({
  name: 'listings.refuse',
  method: 'POST',
  path: '/api/listing/refuse',
  who: 'listings.refuse',
  summary:
    'Refuse a week or property that is neither verified nor published, with a reason for its owner; editing it clears the refusal',
  input: z.object({ kind: z.enum(listingKinds), id, version, reason: refusalReason }),
  output: z.object({ kind: z.enum(listingKinds), id: z.number().int(), refusalReason: z.string() }),
})

export const assignAgent = defineCall({
  name: 'listings.assignAgent',
  method: 'PUT',
  path: '/api/listing/agent',
  who: 'listings.assign',
  summary:
    'Assign a week or property to an agent and the agent’s agency; an agency’s administrator assigns the agency’s listings to its own agents',
  input: z.object({ kind: z.enum(listingKinds), id, version, agentId: id }),
  output: z.object({ kind: z.enum(listingKinds), id: z.number().int(), agent: z.string() }),
  bulk: true,
})

/** The row that a reply about one listing is read from. */
function onlyListing({ kind, id }: ListingKey): Record<string, Facts> {
  return kind === 'property' ? { properties: { id } } : {}
}

export const getPriceHistory = defineCall({
  name: 'listings.priceHistory',
  method: 'GET',
  path: '/api/listing/{kind}/{id}/priceHistory',
  who: 'everyone',
  summary:
    'List the public prices and statuses of a week or property over time, and how long it has been listed',
  input: z.object({ kind: z.enum(listingKinds), id: idInPath }),
  output: priceHistory,
  cache: {
    seconds: 60,
    of: ['properties', 'weeks', 'statuses'],
    within: onlyListing,
    forVisitors: true,
  },
})

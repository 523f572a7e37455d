import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { listingKinds } from '../listings/listings.schema.ts'
import { idInPath } from '../values/id.ts'
import { listingInterest, listingKey } from './favourites.schema.ts'
import { interestRequest, viewRequest } from './favourites.requests.ts'

/** Smaller numbers do not help buyers, and could identify a person. */
export const fewestViews = 10
export const fewestFavourites = 3

/** How long pages may cache the numbers. */
export const interestSeconds = 300

export const recordListingView = defineCall({
  ...viewRequest,
  name: 'listingViews.record',
  who: 'everyone',
  summary: 'Count a view of the page of a listing',
  input: listingKey,
  output: z.object({}),
  limit: searchLimit(60),
  overload: 'first',
  repeatable: true,
})

export const getListingInterest = defineCall({
  ...interestRequest,
  name: 'listingViews.interest',
  who: 'everyone',
  summary: 'Get how often a listing was viewed and saved in the last seven days',
  input: z.object({ kind: z.enum(listingKinds), id: idInPath }),
  output: listingInterest,
  limit: searchLimit(300),
  overload: 'first',
  cache: { seconds: interestSeconds, of: [] },
})

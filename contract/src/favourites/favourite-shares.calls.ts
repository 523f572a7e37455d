import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { id, idInPath } from '../values/id.ts'
import { favouriteShare, listingNow } from './favourites.schema.ts'

export const createFavouriteShare = defineCall({
  name: 'favouriteShares.create',
  method: 'POST',
  path: '/api/favouriteShares',
  who: 'signedIn',
  summary: 'Create a secret link to your favourites, or to one folder of them',
  input: z.object({ folderId: id.nullable(), withNotes: z.boolean() }),
  output: favouriteShare,
  confidential: true,
})

export const removeFavouriteShare = defineCall({
  name: 'favouriteShares.remove',
  method: 'DELETE',
  path: '/api/favouriteShares/{id}',
  who: 'signedIn',
  summary: 'Revoke a secret link',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
})

export const getSharedFavourites = defineCall({
  name: 'favouriteShares.open',
  method: 'GET',
  path: '/api/favouriteShares/open/{token}',
  who: 'everyone',
  summary: 'Open a secret link: the published listings, and the notes if their owner shares them',
  input: z.object({ token: z.string().max(100) }),
  output: z.object({
    items: z.array(listingNow.extend({ note: z.string().nullable() })),
    /** Only if the owner shares the notes as well. */
    folder: z.string().nullable(),
  }),
  limit: searchLimit(60),
  confidential: true,
})

import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { listingKinds } from '../listings/listings.schema.ts'
import { propertyCard } from '../properties/properties.schema.ts'
import { idInPath } from '../values/id.ts'
import { line, optionalParagraph } from '../values/text.ts'
import { weekCard } from '../weeks/weeks.schema.ts'
import { favouritesTexts as texts } from './favourites.messages.ts'
import { showListingsRequest } from './favourites.requests.ts'
import {
  deviceFavourite,
  favourite,
  favouriteFolder,
  favouriteShare,
  listingKey,
  listingList,
  listingNow,
} from './favourites.schema.ts'
import { mostListings } from './key-text.ts'
import { longestFolderName, longestNote } from './limits.ts'

const oneListing = z.object({ kind: z.enum(listingKinds), id: idInPath })
const folderName = line(texts.folderName, longestFolderName)

export const listFavouriteKeys = defineCall({
  name: 'favourites.keys',
  method: 'GET',
  path: '/api/favourites/keys',
  // Requested in the background: a session that has just ended is not an error.
  who: 'everyone',
  summary: 'List which listings you have saved; none for a visitor',
  input: z.object({}),
  output: z.array(listingKey),
})

export const listFavourites = defineCall({
  name: 'favourites.list',
  method: 'GET',
  path: '/api/favourites',
  who: 'signedIn',
  summary:
    'List your favourites with notes and folders, what changed since your last visit, and your secret links',
  input: z.object({}),
  output: z.object({
    items: z.array(favourite),
    folders: z.array(favouriteFolder),
    shares: z.array(favouriteShare),
  }),
  confidential: true,
})

export const addFavourite = defineCall({
  name: 'favourites.add',
  method: 'PUT',
  path: '/api/favourites/{kind}/{id}',
  who: 'signedIn',
  summary: 'Save a published listing as a favourite',
  input: oneListing,
  output: listingKey,
})

export const removeFavourite = defineCall({
  name: 'favourites.remove',
  method: 'DELETE',
  path: '/api/favourites/{kind}/{id}',
  who: 'signedIn',
  summary: 'Remove a listing from your favourites; the reply contains its note and folder',
  input: oneListing,
  output: listingKey.extend({ note: z.string().nullable(), folder: z.string().nullable() }),
})

export const saveFavourite = defineCall({
  name: 'favourites.save',
  method: 'PUT',
  path: '/api/favourites/{kind}/{id}/note',
  who: 'signedIn',
  summary: 'Write a note on a favourite, or put it in a folder; a new name creates a folder',
  input: oneListing.extend({
    /** Left out, the note stays as it is; an empty one is removed. */
    note: optionalParagraph(longestNote).optional(),
    /** Left out, it stays where it is; null takes it out of its folder. */
    folder: folderName.nullable().optional(),
  }),
  output: z.object({ note: z.string().nullable(), folderId: z.number().int().nullable() }),
})

export const joinFavourites = defineCall({
  name: 'favourites.join',
  method: 'POST',
  path: '/api/favourites/join',
  who: 'signedIn',
  summary: 'Add the favourites of a device to your account; existing ones are unchanged',
  input: z.object({ items: z.array(deviceFavourite).max(mostListings) }),
  output: z.object({
    keys: z.array(listingKey),
    /** What did not fit into the account: it stays on the device. */
    left: z.array(listingKey),
  }),
  repeatable: true,
})

export const visitFavourites = defineCall({
  name: 'favourites.visit',
  method: 'POST',
  path: '/api/favourites/visit',
  who: 'signedIn',
  summary:
    'Record that you have seen your favourites; changes are compared with your previous visit',
  input: z.object({}),
  output: z.object({ count: z.number().int() }),
  repeatable: true,
})

export const renameFavouriteFolder = defineCall({
  name: 'favouriteFolders.rename',
  method: 'PUT',
  path: '/api/favouriteFolders/{id}',
  who: 'signedIn',
  summary: 'Rename a folder of favourites',
  input: z.object({ id: idInPath, name: folderName }),
  output: z.object({ id: z.number().int(), name: z.string() }),
})

export const removeFavouriteFolder = defineCall({
  name: 'favouriteFolders.remove',
  method: 'DELETE',
  path: '/api/favouriteFolders/{id}',
  who: 'signedIn',
  summary: 'Delete a folder and its links; its favourites are kept',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
})

export const showListings = defineCall({
  ...showListingsRequest,
  name: 'favourites.listings',
  who: 'everyone',
  summary: 'Get listings as currently published, for the favourites of a device',
  input: z.object({ of: listingList }),
  output: z.array(listingNow),
  limit: searchLimit(120),
  reads: 'replica',
})

export const listSimilarToGone = defineCall({
  name: 'favourites.similar',
  method: 'GET',
  path: '/api/favourites/similar/{kind}/{id}',
  who: 'everyone',
  summary: 'List published listings similar to one that was published before',
  input: oneListing,
  output: z.object({ properties: z.array(propertyCard), weeks: z.array(weekCard) }),
  limit: searchLimit(60),
  reads: 'replica',
})

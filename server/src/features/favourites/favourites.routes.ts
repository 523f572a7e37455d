import {
  createFavouriteShare,
  getSharedFavourites,
  removeFavouriteShare,
} from '#contract/favourites/favourite-shares.calls.ts'
import {
  addFavourite,
  joinFavourites,
  listFavouriteKeys,
  listFavourites,
  listSimilarToGone,
  removeFavourite,
  removeFavouriteFolder,
  renameFavouriteFolder,
  saveFavourite,
  showListings,
  visitFavourites,
} from '#contract/favourites/favourites.calls.ts'
import { getListingInterest, recordListingView } from '#contract/favourites/interest.calls.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as favourites from './favourites.service.ts'
import * as folders from './folders.service.ts'
import { getInterest } from './listing-views.service.ts'
import * as now from './listings-now.service.ts'
import * as shares from './shares.service.ts'

/** Favourites are private: their owner comes only from the session. */
export function favouritesRoutes(services: Services): Binding[] {
  const { database, listingViews } = services
  const own = (context: CallContext) => sessionOf(context).userId
  const change = <T>(context: CallContext, work: (tx: Tx, userId: number) => Promise<T>) =>
    transaction(database, actorOf(context), (tx) => work(tx, own(context)))
  return [
    bind(listFavouriteKeys, async (_input, { session }) =>
      session ? favourites.listKeys(database.db, session.userId) : [],
    ),
    bind(listFavourites, async (_input, context) => {
      const userId = own(context)
      const [items, ownFolders, ownShares] = await Promise.all([
        favourites.listFavourites(services, userId),
        folders.listFolders(database.db, userId),
        shares.listShares(services, userId),
      ])
      return { items, folders: ownFolders, shares: ownShares }
    }),
    bind(addFavourite, (key, context) =>
      change(context, (tx, userId) => favourites.addFavourite(tx, userId, key)),
    ),
    bind(removeFavourite, (key, context) =>
      change(context, (tx, userId) => favourites.removeFavourite(tx, userId, key)),
    ),
    bind(saveFavourite, ({ kind, id, ...writing }, context) =>
      change(context, (tx, userId) => favourites.saveFavourite(tx, userId, { kind, id }, writing)),
    ),
    bind(joinFavourites, ({ items }, context) =>
      change(context, (tx, userId) => favourites.joinFavourites(tx, userId, items)),
    ),
    bind(visitFavourites, (_input, context) => change(context, favourites.recordVisit)),
    bind(renameFavouriteFolder, (folder, context) =>
      change(context, (tx, userId) => folders.renameFolder(tx, userId, folder)),
    ),
    bind(removeFavouriteFolder, ({ id }, context) =>
      change(context, (tx, userId) => folders.removeFolder(tx, userId, id)),
    ),
    bind(createFavouriteShare, (share, context) =>
      change(context, (tx, userId) => shares.createShare(tx, services, userId, share)),
    ),
    bind(removeFavouriteShare, ({ id }, context) =>
      change(context, (tx, userId) => shares.removeShare(tx, userId, id)),
    ),
    bind(getSharedFavourites, ({ token }) => shares.openShare(services, token)),
    bind(showListings, ({ of }) => now.showListings(services, of)),
    bind(listSimilarToGone, (key) => now.listSimilarToGone(services, key)),
    bind(recordListingView, (key) => {
      listingViews.record(key)
      return Promise.resolve({})
    }),
    bind(getListingInterest, (key) => getInterest(services, key)),
  ]
}

import { describe, expect, it } from 'vitest'
import {
  fewestFavourites,
  fewestViews,
  getListingInterest,
  recordListingView,
} from '#contract/favourites/interest.calls.ts'
import { addFavourite } from '#contract/favourites/favourites.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { sweepListingViews } from './listing-views.queries.ts'

const api = useApi()

describe('views and favourites of the last seven days', () => {
  it('are counted in batches and shown once there are enough to be meaningful', async () => {
    const { listingViews, database } = api.services
    const { id } = await aProperty(api.services)
    const { id: quiet } = await aProperty(api.services)
    const { id: hidden } = await aProperty(api.services, { published: false })
    for (let n = 0; n < fewestViews; n++) listingViews.record({ kind: 'property', id })
    await api.visitor(recordListingView, { kind: 'property', id: quiet })
    await api.visitor(recordListingView, { kind: 'property', id: hidden })
    await listingViews.flush()
    for (let n = 0; n < fewestFavourites; n++)
      await api.by(await aUser(api.services))(addFavourite, { kind: 'property', id })
    // Older ones no longer count, and are deleted after a month.
    await database.sql`insert into listing_views values
      ('property', ${id}, current_date - 8, 100), ('property', ${id}, current_date - 60, 100)`
    const interest = async (of: number) =>
      (await api.visitor(getListingInterest, { kind: 'property', id: of })).body
    expect(await interest(id)).toEqual({ views: fewestViews, favourites: fewestFavourites })
    expect(await interest(quiet)).toEqual({ views: null, favourites: null })
    const rows =
      await database.sql`select listing_id from listing_views where listing_id = ${hidden}`
    expect(rows).toEqual([])
    await sweepListingViews(database.db)
    const left =
      await database.sql`select views from listing_views where listing_id = ${id} order by day`
    expect(left.map(({ views }) => views as number)).toEqual([100, fewestViews])
  })
})

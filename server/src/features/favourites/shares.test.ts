import { describe, expect, it } from 'vitest'
import {
  createFavouriteShare,
  getSharedFavourites,
  removeFavouriteShare,
} from '#contract/favourites/favourite-shares.calls.ts'
import {
  addFavourite,
  listFavourites,
  saveFavourite,
} from '#contract/favourites/favourites.calls.ts'
import { favouritesTexts } from '#contract/favourites/favourites.messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi()

describe('a secret link to favourites', () => {
  it('shows published listings, notes only if the owner chose so, and no names', async () => {
    const user = await aUser(api.services)
    const send = api.by(user)
    const [first, second, gone] = await Promise.all(
      Array.from({ length: 3 }, async () => (await aProperty(api.services)).id),
    )
    for (const id of [first, second, gone])
      await send(addFavourite, { kind: 'property', id: id as number })
    const key = { kind: 'property', id: first as number } as const
    const { body } = await send(saveFavourite, { ...key, note: 'For Thandi', folder: 'Thandi' })
    const { sql } = api.services.database
    await sql`update properties set published = false where id = ${gone as number}`

    const all = (await send(createFavouriteShare, { folderId: null, withNotes: false })).body
    const shown = await api.visitor(getSharedFavourites, { token: all.token })
    expect(shown.body.items.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    expect(shown.body.items.map(({ note }) => note)).toEqual([null, null])
    expect(JSON.stringify(shown.body)).not.toMatch(new RegExp(`Thandi|${user.email}`))

    const { folderId } = body
    const noted = (await send(createFavouriteShare, { folderId, withNotes: true })).body
    expect((await api.visitor(getSharedFavourites, { token: noted.token })).body).toMatchObject({
      folder: 'Thandi',
      items: [{ id: first, note: 'For Thandi' }],
    })
    // The owner can copy the links again; the secrets in the database are not readable.
    const { shares } = (await send(listFavourites, {})).body
    expect(shares.map(({ token }) => token)).toEqual([all.token, noted.token])
    const stored = await sql`select * from favourite_shares`
    expect(JSON.stringify(stored)).not.toContain(all.token)
  })

  it('is revoked by its owner, and by nobody else', async () => {
    const send = api.by(await aUser(api.services))
    const { body } = await send(createFavouriteShare, { folderId: null, withNotes: false })
    const stranger = api.by(await aUser(api.services))
    expect((await stranger(removeFavouriteShare, { id: body.id })).status).toBe(404)
    expect((await api.visitor(getSharedFavourites, { token: body.token })).status).toBe(200)
    await send(removeFavouriteShare, { id: body.id })
    const late = await api.visitor(getSharedFavourites, { token: body.token })
    expect([late.status, late.error.message]).toEqual([404, favouritesTexts.linkGone])
    const missing = await send(createFavouriteShare, { folderId: 99_999, withNotes: false })
    expect(missing.status).toBe(404)
  })
})

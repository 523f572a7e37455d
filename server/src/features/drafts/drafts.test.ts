import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { draftBodyLimit, getDraft, putDraft, removeDraft } from '#contract/drafts/drafts.calls.ts'
import { createProperty } from '#contract/properties/properties.calls.ts'
import { createWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { goodCampaign } from '../../testing/campaign-builders.ts'
import { aPlace } from '../../testing/property-builders.ts'
import { aPropertyForm } from '../../testing/property-form.ts'
import { goodWeek } from '../../testing/week-builders.ts'

const api = useApi()
const kind = 'sell-week'
const key = randomUUID()

describe('a draft', () => {
  it('is stored until it is discarded, each save replacing the last', async () => {
    const send = api.by(await aUser(api.services))
    const { body: none } = await send(getDraft, { kind })
    expect(none).toMatchObject({ kind, revision: 0, value: null, savedAt: null })
    const own = { kind, key: none.key }
    const first = { unitNumber: '12', nested: { name: 'Jo' } }
    await send(putDraft, { ...own, revision: 1, value: first })
    await send(putDraft, { ...own, revision: 2, value: { unitNumber: '1204' } })
    const { body } = await send(getDraft, { kind })
    expect(body).toMatchObject({ ...own, revision: 2, value: { unitNumber: '1204' } })
    expect(Date.parse(body.savedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await send(removeDraft, { kind })
    expect((await send(getDraft, { kind })).body.value).toBeNull()
  })

  it('belongs only to its user and its form', async () => {
    const send = api.by(await aUser(api.services))
    await send(putDraft, { kind, key, revision: 1, value: { secret: 'mine' } })
    const other = api.by(await aUser(api.services))
    expect((await other(getDraft, { kind })).body.value).toBeNull()
    expect((await send(getDraft, { kind: 'property-1' })).body.value).toBeNull()
    await other(removeDraft, { kind, key })
    expect((await send(getDraft, { kind })).body.value).toEqual({ secret: 'mine' })
  })

  it('requires a login, a valid kind, a key, a revision and an object', async () => {
    const good = { kind, key, revision: 1, value: {} }
    expect((await api.visitor(getDraft, { kind })).status).toBe(401)
    expect((await api.visitor(putDraft, good)).status).toBe(401)
    const send = api.by(await aUser(api.services))
    expect((await send(getDraft, { kind: 'Sell Week!' })).status).toBe(422)
    for (const wrong of [{ value: 'text' }, { key: 'mine' }, { revision: 0 }]) {
      expect((await send(putDraft, { ...good, ...wrong } as never)).status).toBe(422)
    }
  })

  it('may be as long as a seller’s longest form, and no longer', async () => {
    const send = api.by(await aUser(api.services))
    const draft = (length: number) => ({
      kind,
      key,
      revision: 1,
      value: { text: 'x'.repeat(length) },
    })
    expect((await send(putDraft, draft(200_000))).status).toBe(200)
    const { status, error } = await send(putDraft, draft(draftBodyLimit))
    expect([status, error.code]).toEqual([413, 'tooLarge'])
  })

  it('is limited to fifty per user', async () => {
    const send = api.by(await aUser(api.services))
    const save = (form: string, revision: number) =>
      send(putDraft, { kind: form, key: randomUUID(), revision, value: {} })
    for (let n = 0; n < 50; n++) await save(`form-${n}`, 1)
    expect((await save('one-more', 1)).status).toBe(413)
    expect((await save('form-3', 2)).body.outcome).toBe('saved')
  })
})

describe('a late save', () => {
  it('does not replace newer text, whichever tab saved it', async () => {
    const send = api.by(await aUser(api.services))
    await send(putDraft, { kind, key, revision: 20, value: { unitNumber: 'newer' } })
    for (const tab of [key, randomUUID()]) {
      const late = await send(putDraft, {
        kind,
        key: tab,
        revision: 19,
        value: { unitNumber: 'o' },
      })
      expect([late.status, late.body]).toEqual([200, { outcome: 'older', revision: 20 }])
    }
    const { body } = await send(getDraft, { kind })
    expect(body).toMatchObject({ key, revision: 20, value: { unitNumber: 'newer' } })
  })

  it('does not restore a discarded draft, stored or not', async () => {
    const send = api.by(await aUser(api.services))
    const unsaved = randomUUID()
    await send(putDraft, { kind, key, revision: 1, value: {} })
    const { body: next } = await send(removeDraft, { kind, key: unsaved })
    expect([key, unsaved]).not.toContain(next.key)
    for (const gone of [key, unsaved]) {
      const late = await send(putDraft, { kind, key: gone, revision: 9, value: { a: 1 } })
      expect(late.body).toEqual({ outcome: 'finished', revision: 0 })
    }
    const { body } = await send(getDraft, { kind })
    expect(body.value).toBeNull()
    expect([key, unsaved]).not.toContain(body.key)
  })
})

type Send = ReturnType<typeof api.by>

/** Every form with drafts, and how it is submitted. */
const forms = [
  {
    form: 'a week',
    role: 'privateUser',
    table: 'weeks',
    create: (send: Send, draftKey: string) => send(createWeek, { ...goodWeek, draftKey }),
  },
  {
    form: 'a property',
    role: 'privateUser',
    table: 'properties',
    create: async (send: Send, draftKey: string) =>
      send(createProperty, aPropertyForm(await aPlace(api.services), { draftKey })),
  },
  {
    form: 'a campaign',
    role: 'superAdmin',
    table: 'campaigns',
    create: (send: Send, draftKey: string) => send(createCampaign, { ...goodCampaign(), draftKey }),
  },
] as const

describe.each(forms)('the draft of a submitted $form', ({ role, table, create }) => {
  async function start() {
    const user = await aUser(api.services, { role })
    const send = api.by(user)
    const draftKey = randomUUID()
    const save = (revision: number) =>
      send(putDraft, { kind, key: draftKey, revision, value: { typed: revision } })
    const stored = async () => (await send(getDraft, { kind })).body.value
    const count = async () => {
      const { sql } = api.services.database
      const [row] = await sql`select count(*)::int as made from ${sql(table)}
        where created_by = ${user.id}`
      return row?.made as number
    }
    return { send, draftKey, save, stored, count }
  }

  it('is deleted with it, and later saves are ignored', async () => {
    const { send, draftKey, save, stored } = await start()
    await save(1)
    expect((await create(send, draftKey)).status).toBe(200)
    expect(await stored()).toBeNull()
    const late = await save(2)
    expect([late.status, late.body.outcome]).toEqual([200, 'finished'])
    expect(await stored()).toBeNull()
  })

  it('is not restored when its first save arrives after submission', async () => {
    const { send, draftKey, save, stored } = await start()
    expect((await create(send, draftKey)).status).toBe(200)
    expect((await save(1)).body.outcome).toBe('finished')
    expect(await stored()).toBeNull()
  })

  it('is not restored when saves and the form arrive at the same time', async () => {
    const { send, draftKey, save, stored } = await start()
    const replies = await Promise.all([
      save(1),
      save(2),
      create(send, draftKey),
      save(3),
      save(4),
      save(5),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(await stored()).toBeNull()
  })

  it('is submitted once, even from two tabs at the same time', async () => {
    const { send, draftKey, count } = await start()
    const replies = await Promise.all([create(send, draftKey), create(send, draftKey)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.error).toMatchObject({
      code: 'alreadySent',
      message: 'This form has already been submitted. Reload the page to start a new one.',
    })
    expect(await count()).toBe(1)
  })

  it('stays if the form is refused, and can still be saved', async () => {
    const { send, draftKey, save, stored, count } = await start()
    await save(1)
    // The server finds out about the resort after ending the draft, in the same transaction.
    const wrong = await send(createWeek, { ...goodWeek, resortCode: 'NONE', draftKey })
    expect(wrong.status).toBe(422)
    expect(await count()).toBe(0)
    expect(await stored()).toEqual({ typed: 1 })
    expect((await save(2)).body.outcome).toBe('saved')
    expect((await create(send, draftKey)).status).toBe(200)
  })

  it('is replaced by a new draft for the next form', async () => {
    const { send, draftKey, stored } = await start()
    await create(send, draftKey)
    const { body: next } = await send(getDraft, { kind })
    expect(next.key).not.toBe(draftKey)
    await send(putDraft, { kind, key: next.key, revision: 1, value: { next: true } })
    expect(await stored()).toEqual({ next: true })
  })
})

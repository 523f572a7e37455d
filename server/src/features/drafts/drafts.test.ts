import { describe, expect, it } from 'vitest'
import { getDraft, putDraft, removeDraft } from '#contract/drafts/drafts.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'

const api = useApi()
const kind = 'sell-week'

describe('a draft', () => {
  it('is kept until it is thrown away, each save over the last', async () => {
    const send = api.by(await aUser(api.parts))
    expect((await send(getDraft, { kind })).body).toEqual({ kind, value: null, savedAt: null })
    await send(putDraft, { kind, value: { unitNumber: '12', nested: { name: 'Jo' } } })
    await send(putDraft, { kind, value: { unitNumber: '1204' } })
    const { body } = await send(getDraft, { kind })
    expect(body.value).toEqual({ unitNumber: '1204' })
    expect(Date.parse(body.savedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await send(removeDraft, { kind })
    expect((await send(getDraft, { kind })).body.value).toBeNull()
  })

  it('belongs to its user and its form alone', async () => {
    const send = api.by(await aUser(api.parts))
    await send(putDraft, { kind, value: { secret: 'mine' } })
    const other = api.by(await aUser(api.parts))
    expect((await other(getDraft, { kind })).body.value).toBeNull()
    expect((await send(getDraft, { kind: 'property-1' })).body.value).toBeNull()
    await other(removeDraft, { kind })
    expect((await send(getDraft, { kind })).body.value).toEqual({ secret: 'mine' })
  })

  it('needs a login, a plain kind and an object', async () => {
    expect((await api.visitor(getDraft, { kind })).status).toBe(401)
    expect((await api.visitor(putDraft, { kind, value: {} })).status).toBe(401)
    const send = api.by(await aUser(api.parts))
    expect((await send(getDraft, { kind: 'Sell Week!' })).status).toBe(422)
    expect((await send(putDraft, { kind, value: 'text' } as never)).status).toBe(422)
    expect((await send(putDraft, { kind, value: { text: 'x'.repeat(70_000) } })).status).toBe(413)
  })

  it('is one of fifty at most', async () => {
    const send = api.by(await aUser(api.parts))
    for (let n = 0; n < 50; n++) await send(putDraft, { kind: `form-${n}`, value: {} })
    expect((await send(putDraft, { kind: 'one-more', value: {} })).status).toBe(413)
    expect((await send(putDraft, { kind: 'form-3', value: { a: 1 } })).status).toBe(200)
  })
})

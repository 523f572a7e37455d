import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listBanks } from '#contract/banks/banks.calls.ts'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { propertyTypes } from '#contract/property-types/property-types.resource.ts'
import { useApi } from '../testing/api.ts'
import { encodingFor, Reply } from './reply.ts'

const api = useApi()

describe('a reply', () => {
  it('is available as a value, as text or compressed', () => {
    const made = Reply.of({ items: Array.from({ length: 300 }, (_, n) => `number ${n}`) })
    expect(JSON.parse(made.text)).toEqual(made.value)
    expect(brotliDecompressSync(made.packed('br') as Buffer).toString()).toBe(made.text)
    expect(gunzipSync(made.packed('gzip') as Buffer).toString()).toBe(made.text)
    expect(made.packed('br')).toBe(made.packed('br'))
  })
  it('of text or bytes is parsed only when a value is needed', () => {
    expect(Reply.ofText('{"total":3}', { results: 3 })).toMatchObject({
      text: '{"total":3}',
      facts: { results: 3 },
    })
    expect(Reply.ofText('{"total":3}').value).toEqual({ total: 3 })
    const bytes = Reply.ofBody(Buffer.from('{"total":3}'), { results: 3 })
    expect(bytes).toMatchObject({ text: '{"total":3}', value: { total: 3 }, facts: { results: 3 } })
    expect([Reply.of(false).text, Reply.of(undefined).text]).toEqual(['false', 'null'])
  })
  it('weighs as much as all the forms in which it is kept', () => {
    const text = JSON.stringify(Array.from({ length: 5000 }, (_, n) => `number ${n}`))
    const large = Reply.ofText(text)
    expect(large.value).toEqual(JSON.parse(text))
    // A large value is not kept beside its text.
    expect(large.value).not.toBe(large.value)
    const packed = ['br', 'gzip'] as const
    const forms = packed.reduce((sum, one) => sum + (large.packed(one)?.length ?? 0), text.length)
    expect(large.weight).toBeGreaterThanOrEqual(forms)
    expect(large.weight).toBeLessThan(text.length * 2)
    // A reply made from a value keeps that as well.
    expect(Reply.of(JSON.parse(text)).weight).toBeGreaterThan(text.length * 4)
    const small = Reply.ofText('{"total":3}')
    expect(small.value).toBe(small.value)
  })
  it('that is small is not compressed', () => expect(Reply.of([1]).packed('br')).toBeUndefined())
  it('is compressed with the best encoding that the client accepts', () => {
    expect(
      ['gzip, deflate, br', 'gzip', 'gzip;q=0, br;q=0', 'identity', undefined].map(encodingFor),
    ).toEqual(['br', 'gzip', undefined, undefined, undefined])
    expect(['br;q=0.5', 'gzip;q=0.25', 'gzip;q=0.0', 'gzip ; q=0'].map(encodingFor)).toEqual([
      'br',
      'gzip',
      undefined,
      undefined,
    ])
  })
})

describe('a cached reply over HTTP', () => {
  it('is compressed once and declares its encoding', async () => {
    const url = '/api/PropertyType?size=100'
    const plain = await api.app.inject({ url })
    const packed = await api.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  })
  it('is served only to those with permission, however often it was requested', async () => {
    const agent = await api.as('agent')
    for (let time = 0; time < 3; time++) expect((await agent(listBanks, {})).status).toBe(200)
    expect((await api.visitor(listBanks, {})).status).toBe(401)
  })
  it('is the same over HTTP and in process', async () => {
    const { body } = await api.visitor(propertyTypes.list, { size: 100 })
    expect(propertyTypes.list.output.parse(body)).toEqual(body)
    expect((await api.visitor(contactSources.list, {})).status).toBe(200)
  })
})

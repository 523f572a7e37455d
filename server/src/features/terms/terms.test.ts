import { describe, expect, it } from 'vitest'
import { getLegalPage, getTerms } from '#contract/terms/terms.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

describe('the legal texts', () => {
  it('show everyone the newest version of the terms', async () => {
    const { status, body } = await api.visitor(getTerms, {})
    expect(status).toBe(200)
    expect(body.version).toBe(1)
    expect(body.termsConditions).toContain('<h2>')
    await api.parts.database.sql`insert into terms (version, html) values (2, '<p>Newer</p>')`
    api.parts.cache.forget()
    expect((await api.visitor(getTerms, {})).body).toMatchObject({
      version: 2,
      termsConditions: '<p>Newer</p>',
    })
  })
  it('answer at the address with a slash at its end', async () => {
    expect((await api.app.inject('/api/tc/')).statusCode).toBe(200)
  })
  it('have a privacy policy and a disclaimer, and nothing else', async () => {
    expect((await api.visitor(getLegalPage, { key: 'privacy' })).body.html).toContain('<p>')
    expect((await api.visitor(getLegalPage, { key: 'disclaimer' })).status).toBe(200)
    expect((await api.visitor(getLegalPage, { key: 'secrets' as never })).status).toBe(422)
  })
})

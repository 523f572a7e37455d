import { describe, expect, it } from 'vitest'
import { register } from '#contract/accounts/registration.calls.ts'
import { newAccountTexts } from '#contract/accounts/registration.messages.ts'
import { roles } from '#contract/roles.ts'
import {
  getLegalPage,
  getTerms,
  getTermsVersion,
  listTermsVersions,
  updateTerms,
} from '#contract/terms/terms.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi({ rateLimit: false })
let people = 0

function aPerson(termsVersion?: number) {
  const username = `reader${++people}`
  return {
    name: 'Lerato',
    surname: 'Molefe',
    email: `${username}@example.com`,
    cellNumber: '082 555 0134',
    telephone: '',
    user: {
      username,
      password: 'groen koring op die land',
      confirm: 'groen koring op die land',
      acceptedTerms: true as const,
      ...(termsVersion ? { termsVersion } : {}),
    },
  }
}

describe('the terms', () => {
  it('are public, also at the path with a trailing slash', async () => {
    const { status, body } = await api.visitor(getTerms, {})
    expect([status, body.version]).toEqual([200, 1])
    expect(body.termsConditions).toContain('<h2>')
    expect((await api.app.inject('/api/tc/')).statusCode).toBe(200)
  })

  it('become a new version when they are saved, and every old one is kept', async () => {
    const admin = await api.as('superAdmin')
    const first = (await api.visitor(getTerms, {})).body
    const made = await admin(updateTerms, {
      termsConditions:
        '<h2>New</h2><p onclick="x()">Read <a href="/privacyPolicy">this</a></p><script>x()</script>',
      version: 1,
    })
    expect(made.body).toMatchObject({
      version: 2,
      termsConditions: '<h2>New</h2><p>Read <a href="/privacyPolicy">this</a></p>',
      modified: expect.stringMatching(/^\d{4}-/),
    })
    api.services.cache.invalidate()
    expect((await api.visitor(getTerms, {})).body).toEqual(made.body)
    expect((await api.visitor(getTermsVersion, { version: 1 })).body).toEqual(first)
    expect((await api.visitor(getTermsVersion, { version: 9 })).status).toBe(404)
    await expect(api.services.database.sql`delete from terms where version = 1`).rejects.toThrow(
      /only grows/,
    )
  })

  it('record who accepted which version', async () => {
    const admin = await api.as('superAdmin')
    const late = await api.visitor(register, aPerson(1))
    expect([late.status, late.error.fields]).toEqual([
      422,
      { 'user.acceptedTerms': newAccountTexts.termsChanged },
    ])
    const person = (await api.visitor(register, aPerson(2))).body
    await admin(updateTerms, { termsConditions: '<p>Newer still</p>' })
    const [accepted] = await api.services.database.sql`
      select t.version from terms_acceptances a join terms t on t.id = a.terms_id
      where a.user_id = ${person.userId}`
    expect(accepted).toEqual({ version: 2 })
    const { body } = await admin(listTermsVersions, {})
    expect(body.map(({ version, accepted }) => [version, accepted])).toEqual([
      [3, 0],
      [2, 1],
      [1, 0],
    ])
    expect(body[0]?.by).toMatch(/^superAdmin-/)
    expect(body[2]?.by).toBe('')
  })

  it('are not saved when stale, empty or unchanged', async () => {
    const admin = await api.as('superAdmin')
    const stale = await admin(updateTerms, { termsConditions: '<p>Mine</p>', version: 1 })
    expect([stale.status, stale.error.code]).toEqual([409, 'stale'])
    for (const termsConditions of ['', '<p> </p>', '<script>x()</script>']) {
      const { status, error } = await admin(updateTerms, { termsConditions })
      expect([status, error.fields]).toEqual([
        422,
        { termsConditions: 'The terms cannot be empty.' },
      ])
    }
    const same = await admin(updateTerms, { termsConditions: '<p>Newer still</p>' })
    expect([same.status, same.error.message]).toEqual([
      422,
      'Nothing has changed: these are the current terms.',
    ])
  })

  it('become one new version when two people save at the same time', async () => {
    const admin = await api.as('superAdmin')
    const { version } = (await admin(updateTerms, { termsConditions: '<p>Start</p>' })).body
    const replies = await Promise.all(
      ['<p>One</p>', '<p>Two</p>'].map((termsConditions) =>
        admin(updateTerms, { termsConditions, version }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('cannot be changed by anyone else', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      const send = await api.as(role)
      expect((await send(updateTerms, { termsConditions: '<p>X</p>' })).status).toBe(403)
      expect((await send(listTermsVersions, {})).status).toBe(403)
    }
    expect((await api.visitor(updateTerms, { termsConditions: '<p>X</p>' })).status).toBe(401)
  })
})

describe('the legal pages', () => {
  it('are a privacy policy and a disclaimer, and nothing else', async () => {
    expect((await api.visitor(getLegalPage, { key: 'privacy' })).body.html).toContain('<p>')
    expect((await api.visitor(getLegalPage, { key: 'disclaimer' })).status).toBe(200)
    expect((await api.visitor(getLegalPage, { key: 'secrets' as never })).status).toBe(422)
  })
})

import { describe, expect, it } from 'vitest'
import { RouterContextProvider } from 'react-router'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { RoleName } from '#contract/roles.ts'
import { requestContext } from './request-context.ts'
import { guard } from './guard.ts'

const url = new URL('http://site.invalid/contactUsSource/7')

function aSession(role: RoleName, unfinished: Partial<SessionReply> = {}): SessionReply {
  return {
    user: { id: 1, username: 'thandi', role, loginPasswordChange: false },
    person: null,
    agency: null,
    expires: '2026-11-15T12:00:00Z',
    mustSetUpTwoFactor: false,
    emailConfirmed: true,
    viewedBy: null,
    ...unfinished,
  }
}

function asked(session: SessionReply | null, options = {}) {
  const context = new RouterContextProvider()
  const api = () => Promise.reject(new Error('the guard asks nobody'))
  context.set(requestContext, {
    api,
    session,
    publicUrl: url.origin,
    maps: { ngi: false },
    scriptNonce: '',
    deliver() {},
  })
  try {
    return guard('contactSources.manage', { context, url }, options)
  } catch (thrown) {
    return thrown
  }
}

describe('the guard of a screen', () => {
  it('admits users with the permission', () => {
    const session = aSession('Super Admin')
    expect(asked(session)).toBe(session)
  })

  it('sends a visitor to the login and back afterwards', () => {
    const response = asked(null) as Response
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/user/login?redirect=%2FcontactUsSource%2F7')
  })

  it('refuses another role with 403', () => {
    expect(asked(aSession('Designer'))).toMatchObject({
      init: { status: 403 },
      data: { message: "You don't have permission to view this page" },
    })
  })

  it('redirects a user whose role requires two-factor login to its set-up, and admits them there', () => {
    const session = aSession('Super Admin', { mustSetUpTwoFactor: true })
    const response = asked(session) as Response
    expect(response.headers.get('location')).toBe('/user/twoFactor')
    expect(asked(session, { unfinished: true })).toBe(session)
  })
})

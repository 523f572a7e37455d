import { describe, expect, it } from 'vitest'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import { afterLogin } from './after-login.ts'
import { loginPath } from './login-path.ts'

const changePassword = '/user/changePasswordOnLogin'

function aUser(loginPasswordChange: boolean): Pick<SessionReply, 'user'> {
  return { user: { id: 1, username: 'thandi', role: 'Super Admin', loginPasswordChange } }
}

describe('where a login leads', () => {
  it('goes home by itself', () => {
    expect(afterLogin(aUser(false), { redirect: null, changePassword })).toBe('/')
  })

  it('goes on to where the person was going', () => {
    const redirect = '/contactUsSource/list?page=2'
    expect(afterLogin(aUser(false), { redirect, changePassword })).toBe(redirect)
  })

  it('never leaves this site', () => {
    expect(afterLogin(aUser(false), { redirect: '//evil.example', changePassword })).toBe('/')
  })

  it('asks for a new password first when the flag is set', () => {
    expect(afterLogin(aUser(true), { redirect: '/Offers', changePassword })).toBe(changePassword)
    expect(afterLogin(aUser(true), { redirect: '/Offers', changePassword: null })).toBe('/Offers')
  })
})

describe('the way to the login', () => {
  it('remembers the screen with its query', () => {
    expect(loginPath(new URL('http://x/contactUsSource/list?page=2&search=a'))).toBe(
      '/user/login?redirect=%2FcontactUsSource%2Flist%3Fpage%3D2%26search%3Da',
    )
  })

  it('has nothing to remember of the home page or of itself', () => {
    expect(loginPath(new URL('http://x/'))).toBe('/user/login')
    expect(loginPath(new URL('http://x/user/login'))).toBe('/user/login')
    expect(loginPath()).toBe('/user/login')
  })
})

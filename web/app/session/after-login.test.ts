import { describe, expect, it } from 'vitest'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { RoleName } from '#contract/roles.ts'
import { afterLogin } from './after-login.ts'
import { loginPath } from './login-path.ts'

function aLogin({
  role = 'Private User' as RoleName,
  loginPasswordChange = false,
  mustSetUpTwoFactor = false,
} = {}): Pick<SessionReply, 'user' | 'mustSetUpTwoFactor'> {
  const user = { id: 1, username: 'thandi', role, loginPasswordChange }
  return { user, mustSetUpTwoFactor }
}

describe('where a login leads', () => {
  it('goes to the home page by default', () => {
    expect(afterLogin(aLogin(), null)).toBe('/')
  })

  it('goes to Today for a Super Admin and to the landing pages for a Designer', () => {
    expect(afterLogin(aLogin({ role: 'Super Admin' }), null)).toBe('/today')
    expect(afterLogin(aLogin({ role: 'Designer' }), '')).toBe('/landingPages')
    expect(afterLogin(aLogin({ role: 'Agency' }), null)).toBe('/')
    expect(afterLogin(aLogin({ role: 'Super Admin' }), '/Offers')).toBe('/Offers')
  })

  it('continues to the requested page', () => {
    const redirect = '/contactUsSource/list?page=2'
    expect(afterLogin(aLogin(), redirect)).toBe(redirect)
  })

  it('never leaves this site', () => {
    expect(afterLogin(aLogin(), '//evil.example')).toBe('/')
  })

  it('asks for a new password first when the flag is set', () => {
    const login = aLogin({ loginPasswordChange: true, mustSetUpTwoFactor: true })
    expect(afterLogin(login, '/Offers')).toBe('/user/changePasswordOnLogin')
  })

  it('goes to the set-up of two-factor login where the role requires it', () => {
    expect(afterLogin(aLogin({ mustSetUpTwoFactor: true }), '/Offers')).toBe('/user/twoFactor')
  })
})

describe('the way to the login', () => {
  it('includes the screen with its query', () => {
    expect(loginPath(new URL('http://x/contactUsSource/list?page=2&search=a'))).toBe(
      '/user/login?redirect=%2FcontactUsSource%2Flist%3Fpage%3D2%26search%3Da',
    )
  })

  it('includes neither the home page nor itself', () => {
    expect(loginPath(new URL('http://x/'))).toBe('/user/login')
    expect(loginPath(new URL('http://x/user/login'))).toBe('/user/login')
    expect(loginPath()).toBe('/user/login')
  })
})

import { describe, expect, it } from 'vitest'
import { safePath } from './safe-path.ts'

describe('the return path after login', () => {
  it('accepts a path of this site with its query and hash', () => {
    expect(safePath('/contactUsSource/list?page=2&search=a%20b#top')).toBe(
      '/contactUsSource/list?page=2&search=a%20b#top',
    )
    expect(safePath('/')).toBe('/')
  })

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/.//evil.example'],
    ['https://evil.example/'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['contactUsSource/list'],
    ['/a\nb'],
    [''],
    [`/${'a'.repeat(2000)}`],
  ])('refuses %j', (value) => {
    expect(safePath(value)).toBeUndefined()
  })

  it('refuses nothing at all', () => {
    expect(safePath(null)).toBeUndefined()
    expect(safePath(undefined)).toBeUndefined()
  })

  it('never leads back to the login screen or to logging out', () => {
    expect(safePath('/user/login?redirect=/user/login')).toBeUndefined()
    expect(safePath('/User/Logout/')).toBeUndefined()
    expect(safePath('/user/loginHistory')).toBe('/user/loginHistory')
  })
})

import { describe, expect, it } from 'vitest'
import { readTheme } from '#contract/values/theme.ts'
import { themeCookie } from './theme-cookie.ts'

describe('the theme cookie', () => {
  it('is read among other cookies', () => {
    expect(readTheme('session=abc; theme=dark; other=1')).toBe('dark')
    expect(readTheme('theme=light')).toBe('light')
  })

  it('leaves the choice to the system when it is absent or unknown', () => {
    expect(readTheme(null)).toBeNull()
    expect(readTheme('mytheme=dark')).toBeNull()
    expect(readTheme('theme=pink')).toBeNull()
  })

  it('is removed by choosing the system theme', () => {
    expect(themeCookie(null)).toContain('Max-Age=0')
    expect(readTheme(themeCookie('dark'))).toBe('dark')
  })
})

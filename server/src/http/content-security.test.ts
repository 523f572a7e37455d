import { describe, expect, it } from 'vitest'
import { contentSecurity } from './content-security.ts'

const nothing = { images: [], frames: [], forms: [] }

describe('the content security policy', () => {
  it('lets pages load only from this site', () => {
    const { plain } = contentSecurity(nothing)
    expect(plain).toContain("img-src 'self' data: blob:;")
    expect(plain).toContain("form-action 'self';")
  })

  it('adds the configured tile server and card pages, each where it is needed', () => {
    const { plain } = contentSecurity({
      images: ['https://tiles.example'],
      frames: ['https://cards.example'],
      forms: ['https://cards.example'],
    })
    expect(plain).toContain("img-src 'self' data: blob: https://tiles.example;")
    expect(plain).toMatch(/frame-src [^;]* https:\/\/cards\.example;/)
    expect(plain).toContain("form-action 'self' https://cards.example;")
    expect(plain).toContain("connect-src 'self';")
  })

  it('lets a page run its own scripts by their hash, and no others', () => {
    const policy = contentSecurity(nothing).forPage('<script>let a = 1</script>')
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
  })
})

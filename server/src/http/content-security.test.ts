import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurity } from './content-security.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

const nothing = { images: [], frames: [], forms: [] }

describe('the content security policy', () => {
  it('lets pages load resources only from this site', () => {
    const { plain } = contentSecurity(nothing)
    expect(plain).toContain("img-src 'self' data: blob:;")
    expect(plain).toContain("form-action 'self';")
  })

  it('adds the configured tile server and card pages to the directives that need them', () => {
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
    const { policy, html } = contentSecurity(nothing).forPage(
      '<script nonce="n1">let a = 1</script><p><script>planted()</script><script nonce="n2">guessed()</script></p>',
      'n1',
    )
    expect(policy()).toContain(`script-src 'self' 'sha256-${sha256('let a = 1')}';`)
    expect(policy()).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(html).toContain('<script>let a = 1</script>')
    expect(html).not.toContain('n1')
  })

  it('lets a page use its own styles by their hash, and no others', () => {
    const { policy, html } = contentSecurity(nothing).forPage(
      '<style nonce="n1">a{}</style><p><style>planted{}</style></p>',
      'n1',
    )
    expect(policy()).toContain(`style-src 'self' 'sha256-${sha256('a{}')}';`)
    expect(policy(["'sha256-added'"])).toMatch(/style-src [^;]* 'sha256-added';/)
    expect(html).toContain('<style>a{}</style>')
  })
})

import { describe, expect, it } from 'vitest'
import { qrSvg } from './qr.ts'

describe('a QR code', () => {
  const svg = qrSvg('otpauth://totp/Jacaranda:thandi?secret=JBSWY3DPEHPK3PXP', 'For "Thandi" & co')

  it('is a square SVG with a label that cannot break out of it', () => {
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
    expect(width).toBe(height)
    expect(svg).toContain('aria-label="For &quot;Thandi&quot; &amp; co"')
  })
  it('has the three finder squares inside a quiet zone of four', () => {
    const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
    for (const [column, row] of [
      [4, 4],
      [side - 11, 4],
      [4, side - 11],
    ] as const) {
      for (let i = 0; i < 7; i++) expect(svg).toContain(`M${column + i} ${row}h1v1h-1z`)
    }
    expect(svg).not.toMatch(/M[0-3] \d+h1/)
  })
})

import { describe, expect, it } from 'vitest'
import { simplifiedArea } from './simplify.ts'

const circle = (corners: number) =>
  Array.from({ length: corners }, (_, i) => ({
    lat: -25 + Math.sin((i / corners) * 2 * Math.PI),
    lng: 28 + Math.cos((i / corners) * 2 * Math.PI),
  }))

describe('an area drawn by hand', () => {
  it('keeps a few corners of many', () => {
    const area = simplifiedArea(circle(500))
    expect(area?.length).toBeGreaterThan(6)
    expect(area?.length).toBeLessThanOrEqual(40)
  })

  it('is none when the pointer hardly moved', () => {
    expect(simplifiedArea([{ lat: 1, lng: 1 }])).toBeNull()
    const still = { lat: 1, lng: 1 }
    expect(simplifiedArea([still, still, still])).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { simplifiedArea } from './simplify.ts'

const circle = (corners: number) =>
  Array.from({ length: corners }, (_, i) => ({
    lat: -25 + Math.sin((i / corners) * 2 * Math.PI),
    lng: 28 + Math.cos((i / corners) * 2 * Math.PI),
  }))

describe('a drawn area', () => {
  it('is simplified to a few corners', () => {
    const area = simplifiedArea(circle(500))
    expect(area?.length).toBeGreaterThan(6)
    expect(area?.length).toBeLessThanOrEqual(40)
  })

  it('is ignored when the pointer hardly moved', () => {
    expect(simplifiedArea([{ lat: 1, lng: 1 }])).toBeNull()
    const still = { lat: 1, lng: 1 }
    expect(simplifiedArea([still, still, still])).toBeNull()
  })
})

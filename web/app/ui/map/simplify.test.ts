import { describe, expect, it } from 'vitest'
import { enclosesArea, simplifiedArea } from './simplify.ts'

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

describe('a stroke on the screen', () => {
  const at = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }))

  it('encloses nothing when it is a tap, a tap with a shaky finger or a line', () => {
    expect(enclosesArea([])).toBe(false)
    expect(enclosesArea(at([50, 50]))).toBe(false)
    expect(enclosesArea(at([50, 50], [52, 51], [51, 53], [49, 50]))).toBe(false)
    expect(enclosesArea(at([50, 50], [90, 52], [160, 48], [230, 51]))).toBe(false)
    expect(enclosesArea(at([50, 50], [230, 50], [60, 53]))).toBe(false)
  })

  it('encloses an area when it goes around something', () => {
    expect(enclosesArea(at([50, 50], [150, 50], [150, 120], [50, 120]))).toBe(true)
    expect(enclosesArea(at([50, 50], [80, 30], [90, 70]))).toBe(true)
  })
})

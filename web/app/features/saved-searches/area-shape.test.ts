import { describe, expect, it } from 'vitest'
import { areaPath } from './area-shape.ts'

describe('a drawn area’s thumbnail', () => {
  it('fills the height of its frame, with north up', () => {
    const path = areaPath([
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ])
    expect(path).toBe('M34 18L134 18L134 118L34 118Z')
  })

  it('is narrower in the south, where degrees of longitude are shorter', () => {
    const path = areaPath([
      [-59.5, 0],
      [-60.5, 1],
      [-60.5, 0],
    ])
    expect(path).toBe('M59 18L109 118L59 118Z')
  })

  it('does not fail on an area of zero extent', () => {
    expect(areaPath([[0, 0]])).toBe('M84 68Z')
  })
})

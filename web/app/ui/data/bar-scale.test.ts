import { describe, expect, it } from 'vitest'
import { scaleFor, shortFigure } from './bar-scale.ts'

describe('the scale of a chart', () => {
  it('ends on a round number that no bar exceeds', () => {
    expect(scaleFor([4, 25, 12])).toEqual([0, 10, 20, 30])
    expect(scaleFor([26_220, 11_400])).toEqual([0, 10_000, 20_000, 30_000])
    expect(scaleFor([380])).toEqual([0, 200, 400])
  })

  it('is drawn even without data', () => {
    expect(scaleFor([])).toEqual([0, 1])
    expect(scaleFor([0, 0])).toEqual([0, 1])
  })

  it('abbreviates its numbers', () => {
    expect([0, 200, 1500, 20_000, 2_500_000].map(shortFigure)).toEqual([
      '0',
      '200',
      '1.5k',
      '20k',
      '2.5m',
    ])
  })
})

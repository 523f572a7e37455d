import { describe, expect, it } from 'vitest'
import { startWhen } from './start-when.ts'

const results = 'results-residential'
const at = (routeId: string, path = '/', isLoggedIn = false) =>
  startWhen({ routeId, url: new URL(path, 'http://localhost'), isLoggedIn })

describe('scripts start', () => {
  it('when a visitor first uses a page that is complete without them', () => {
    for (const id of [
      'features/home/home.screen',
      results,
      'features/resorts/resort.screen',
      'features/weeks/sell-week.screen',
      'features/payments/success.screen',
    ]) {
      expect(at(id)).toBe('used')
    }
  })

  it('after the first paint on pages that scripts draw, and for everyone who is logged in', () => {
    expect(at('features/favourites/favourites.screen')).toBe('painted')
    expect(at(results, '/?view=map')).toBe('painted')
    expect(at('features/weeks/week-results.screen', '/?driveFrom=city-1')).toBe('painted')
    expect(at('features/home/home.screen', '/', true)).toBe('painted')
    expect(at('unknown')).toBe('painted')
  })
})

import { describe, expect, it } from 'vitest'
import { clockAt } from './clock.ts'
import { Rand } from './scenes/random.ts'

describe('the clock of the demo data', () => {
  it.each(['2026-11-20T00:30:00Z', '2026-11-20T05:20:00Z', '2026-11-20T15:00:00Z'])(
    'puts nothing after the moment of loading, %s',
    (moment) => {
      const now = new Date(moment)
      const clock = clockAt('2026-11-20', now)
      const r = new Rand('clock')
      for (let count = 0; count < 200; count++) {
        const created = clock.ago(r.between(0, 1.5), r)
        expect(created.getTime()).toBeLessThanOrEqual(now.getTime())
        expect(clock.after(created, 40).getTime()).toBeLessThanOrEqual(now.getTime())
      }
    },
  )
})

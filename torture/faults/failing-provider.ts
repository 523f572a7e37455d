import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'

/**
 * The card providers fail, hang or disconnect; their notifications arrive late and twice anyway.
 */
export const failingProvider: Fault = {
  name: 'failing-provider',
  sites: ['server', 'embedded'],
  weight: 1,
  async strike({ site: { provider }, random }) {
    try {
      switch (random.below(4)) {
        case 0:
          await provider.setDown(true)
          break
        case 1:
          provider.proxy.stall()
          break
        case 2:
          provider.proxy.cutAfter(between(random, 0, 200))
          break
        default:
          provider.proxy.refuse()
      }
      await pause(between(random, 500, 4000))
    } finally {
      await provider.setDown(false)
      provider.proxy.heal()
    }
  },
}

import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { FaultProxy } from '../world/fault-proxy.ts'
import type { Fault } from './fault.ts'

/** The network between the program and its database is cut, stalls or is slow. */
export const cutConnections: Fault = {
  name: 'cut-connections',
  sites: ['server'],
  weight: 3,
  async strike({ site, random }) {
    const proxy = site.databaseProxy as FaultProxy
    try {
      switch (random.below(6)) {
        case 0:
          for (let cuts = between(random, 1, 6); cuts; cuts--) {
            proxy.cut()
            await pause(between(random, 10, 250))
          }
          break
        case 1:
          proxy.refuse()
          await pause(between(random, 300, 3000))
          break
        case 2:
          proxy.stall()
          await pause(between(random, 500, 8000))
          // Requests in flight may arrive after all, or be lost with their connection.
          if (random.chance(0.5)) proxy.cut()
          break
        case 3:
        case 4:
          // It is unknown whether a commit in flight succeeded.
          proxy.loseReplyTo('commit\0')
          await pause(between(random, 200, 1500))
          break
        default:
          proxy.delay(between(random, 5, 60))
          await pause(between(random, 1000, 3000))
          proxy.cut()
      }
    } finally {
      proxy.heal()
    }
  },
}

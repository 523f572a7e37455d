import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import { familyOf, sendSignal } from '../world/processes.ts'
import type { Fault } from './fault.ts'

/**
 * The database server dies without warning; or one of its processes does, and it recovers on its
 * own.
 */
export const killDatabase: Fault = {
  name: 'kill-database',
  sites: ['server', 'embedded'],
  weight: 4,
  async strike({ site, random }) {
    await pause(between(random, 0, 600))
    const pid = await site.databasePid()
    const way = random.pick(['SIGKILL', 'SIGQUIT', 'child'] as const)
    if (way === 'child') sendSignal(random.pick(familyOf(pid).slice(1)), 'SIGKILL')
    else sendSignal(pid, way)
    if (random.chance(0.3)) await pause(between(random, 500, 3000))
    await site.restartDatabase()
  },
}

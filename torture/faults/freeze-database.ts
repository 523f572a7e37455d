import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import { familyOf, sendSignal } from '../world/processes.ts'
import type { Fault } from './fault.ts'

/** All processes of the database freeze, as on a machine that has run out of memory. */
export const freezeDatabase: Fault = {
  name: 'freeze-database',
  sites: ['server', 'embedded'],
  weight: 1,
  async strike({ site, random }) {
    const frozen = familyOf(await site.databasePid())
    for (const pid of frozen) sendSignal(pid, 'SIGSTOP')
    try {
      await pause(between(random, 5_000, random.chance(0.3) ? 40_000 : 12_000))
    } finally {
      for (const pid of frozen) sendSignal(pid, 'SIGCONT')
    }
  },
}

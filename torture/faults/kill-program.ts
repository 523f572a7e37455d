import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'

/** The program is killed in the middle of its work, or told to stop, and started again. */
export const killProgram: Fault = {
  name: 'kill-program',
  sites: ['server', 'embedded'],
  weight: 6,
  async strike({ site: { program }, random, report }) {
    await pause(between(random, 0, 600))
    const signal = random.chance(0.75) ? 'SIGKILL' : 'SIGTERM'
    const code = await program.end(signal)
    if (signal === 'SIGTERM' && code !== 0) {
      report({ kind: 'error', what: `the program ended with ${code} when it was told to stop` })
    }
    program.start()
  },
}

import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'

const hour = 3_600_000
const jumps = [-2 * hour, 2 * hour, 40 * 24 * hour]

/** The program's clock jumps, and back again; the clock of the database does not. */
export const clockJump: Fault = {
  name: 'clock-jump',
  sites: ['server', 'embedded'],
  weight: 1,
  async strike({ site: { program }, random }) {
    program.fail({ clockMs: random.pick(jumps) })
    try {
      await pause(between(random, 1000, 3000))
      if (random.chance(0.5)) {
        await program.end('SIGKILL')
        program.start()
        await program.ready()
      }
    } finally {
      program.fail({ clockMs: 0 })
    }
  },
}

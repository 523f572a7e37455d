import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import { familyOf, sendSignal } from '../world/processes.ts'
import type { Fault } from './fault.ts'

/** One of several worker processes is killed; the program replaces it. */
export const killWorker: Fault = {
  name: 'kill-worker',
  sites: ['server', 'embedded'],
  weight: 3,
  impossible: ({ program }) =>
    Number(program.env.WORKERS) > 1 ? undefined : 'the program has one process: use --workers',
  async strike({ site: { program }, random }) {
    await pause(between(random, 0, 600))
    const [, ...workers] = familyOf(program.pid)
    sendSignal(random.pick(workers), 'SIGKILL')
  },
}

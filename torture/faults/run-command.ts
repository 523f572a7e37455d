import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

const longestMs = 300_000

/** Waits for a command of the project; kills it after this many milliseconds, if it is still running. */
export async function endOf(
  child: ChildProcess,
  killAfterMs = longestMs,
): Promise<number | 'killed'> {
  const exit = once(child, 'exit') as Promise<[number | null]>
  await Promise.race([exit, pause(killAfterMs, undefined, { ref: false })])
  child.kill('SIGKILL')
  const [code] = await exit
  return code ?? 'killed'
}

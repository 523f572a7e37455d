import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

it('a rejected promise that nobody handles is logged as fatal, and the program ends in order', async () => {
  const child = fork(path.join(import.meta.dirname, 'testing/failing-program.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exit = once(child, 'exit')
  let log = ''
  child.stdout?.on('data', (chunk) => (log += String(chunk)))
  const [address] = (await once(child, 'message')) as [string]
  const started = once(child, 'message')
  const slow = fetch(`${address}/slow`)
  await started
  expect(await (await fetch(`${address}/fail`)).text()).toBe('failing')
  await vi.waitFor(() => expect(log).toContain('stopping'), { timeout: 20_000 })
  child.send('go on')
  expect(await (await slow).text()).toBe('done')
  expect(await exit).toEqual([1, null])
  // Otherwise it was ended by force, database and all.
  expect(log).toContain('everything is closed')
  const lines = log.trim().split('\n')
  const fatal = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 60)
  expect(fatal).toMatchObject({
    msg: expect.stringMatching(/^unhandledRejection: /),
    err: { type: 'Error', message: 'nobody handles this' },
  })
  expect(fatal.err.stack).toContain('failing-program.ts')
}, 60_000)

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { memoryEnvironment, memoryFlags } from './memory-flags.ts'

it('limits the memory of a worker, unless the program was given other limits', () => {
  expect(memoryFlags([])).toEqual(['--max-semi-space-size=16', '--max-old-space-size=768'])
  expect(memoryFlags(['--max-semi-space-size=64'])).toEqual([
    '--max-semi-space-size=64',
    '--max-old-space-size=768',
  ])
  expect(memoryEnvironment({})).toMatchObject({ MALLOC_ARENA_MAX: '1' })
  expect(memoryEnvironment({ MALLOC_ARENA_MAX: '8' })).toMatchObject({ MALLOC_ARENA_MAX: '8' })
})

it('limits that of the program itself in the same way', () => {
  const file = path.join(import.meta.dirname, '../../../package.json')
  const { start } = (JSON.parse(readFileSync(file, 'utf8')) as { scripts: { start: string } })
    .scripts
  for (const flag of memoryFlags([])) expect(start).toContain(flag)
  for (const [name, value] of Object.entries(memoryEnvironment({}))) {
    expect(start).toContain(`${name}=${value} `)
  }
})

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notApplied, unfinishedMigrations } from './unfinished-migrations.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-migrations-'))
  for (const name of ['0000_baseline', '0001_gates', '0002_fences']) {
    await writeFile(path.join(folder, `${name}.sql`), 'select 1;')
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder })

describe('a migration', () => {
  it('is unfinished until git tracks it', async () => {
    git('init', '--quiet')
    git('add', '0000_baseline.sql')
    expect(await unfinishedMigrations(folder)).toEqual(['0001_gates', '0002_fences'])
    git('add', '0001_gates.sql')
    expect(await unfinishedMigrations(folder)).toEqual(['0002_fences'])
    git('add', '.')
    expect(await unfinishedMigrations(folder)).toEqual([])
  })

  it('is finished if the program is not in a git repository', async () => {
    expect(await unfinishedMigrations(folder)).toEqual([])
    git('init', '--quiet')
    expect(await unfinishedMigrations(folder)).toEqual([])
  })

  it('is reported with the command that applies it if it has not been applied', () => {
    expect(notApplied(['0001_gates'])).toBe(
      'Not applied because git does not track it yet: 0001_gates. When it is complete: npm run db:migrate',
    )
  })
})

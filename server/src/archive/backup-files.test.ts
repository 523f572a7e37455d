import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyFileIn } from '../kit/secrets.ts'
import { backup } from './backup.ts'
import { useSites } from './testing.sites.ts'

const sites = useSites()

describe('a backup', () => {
  it('and its key are readable by their owner only', async () => {
    for (const file of [sites.archive, `${sites.archive}.key`])
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(sites.folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })
  it('that fails leaves neither a partial archive nor a key', async () => {
    const target = path.join(sites.folder, 'failing')
    const stopped = AbortSignal.abort(new Error('Stopped'))
    await expect(
      backup(sites.other.database, path.join(target, 'a'), sites.other.site, stopped),
    ).rejects.toThrow('Stopped')
    const damaged = { ...sites.other.site, dataDir: path.join(sites.folder, 'damaged') }
    await mkdir(damaged.dataDir)
    await writeFile(keyFileIn(damaged.dataDir), 'half')
    await expect(backup(sites.other.database, path.join(target, 'b'), damaged)).rejects.toThrow(
      'does not contain a key',
    )
    await mkdir(path.join(target, 'c/in the way'), { recursive: true })
    await expect(
      backup(sites.other.database, path.join(target, 'c'), sites.other.site),
    ).rejects.toThrow()
    expect((await readdir(target)).filter((name) => !/^c(\.key)?$/.test(name))).toEqual([])
  })
})

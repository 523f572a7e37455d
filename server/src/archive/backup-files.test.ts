import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyFileIn } from '../kit/secrets.ts'
import { backup } from './backup.ts'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import { processTimeout, useSites } from './testing.sites.ts'
import { verifyArchive, verifyWritten } from './verify.ts'
import { listFiles } from './write-files.ts'

const sites = useSites()

describe('a backup', () => {
  it('and its key are readable only by their owner', async () => {
    for (const file of [sites.archive, `${sites.archive}.key`])
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(sites.folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })
  it('leaves neither a partial archive nor a key if it fails', async () => {
    const target = path.join(sites.folder, 'failing')
    const stopped = AbortSignal.abort(new Error('Stopped'))
    await expect(
      backup(sites.other.database, path.join(target, 'a'), sites.other.site, { signal: stopped }),
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

  it('contains no half-written file and no export, and survives files vanishing during the read', async () => {
    const { site, database } = sites.other
    const files = path.join(site.dataDir, 'files')
    await mkdir(path.join(files, 'exports/7'), { recursive: true })
    await writeFile(path.join(files, 'exports/7/weeks.file'), 'names')
    await writeFile(path.join(files, 'pictures/new.webp.1.part'), 'half')
    await mkdir(path.join(files, 'zz'))
    await writeFile(path.join(files, 'zz/late.webp'), 'late')
    const found: string[] = []
    for await (const name of listFiles(files)) {
      found.push(name)
      // The listed folders disappear before they are read.
      await rm(path.join(files, 'zz'), { recursive: true, force: true })
    }
    expect(found).toEqual(expect.arrayContaining(['other.txt', 'pictures/big.webp']))
    expect(found).toHaveLength(2)
    await database.sql`insert into images (key, width, height, bytes, placeholder, sha256)
      values ('lost', 700, 500, 9, 'data:', 'x')`
    const made = await backup(database, path.join(sites.folder, 'lost.backup'), site)
    expect(made.missing).toEqual(['pictures/lost/320.webp', 'pictures/lost/640.webp'])
    expect(made.files).toBe(2)
  })

  it('is verified by its content, row by row and file by file', async () => {
    const { header: _header, ...content } = await verifyArchive(sites.archive)
    await verifyWritten(sites.archive, content)
    const rows = { ...content.rows, users: content.rows.users! + 1 }
    await expect(verifyWritten(sites.archive, { ...content, rows })).rejects.toThrow(
      /contains 1 of 2 rows of users/,
    )
    await expect(verifyWritten(sites.archive, { ...content, files: 3 })).rejects.toThrow(
      'contains 2 of 3 files',
    )
  })

  it('with a changed file, a lost row or a lost file is found by its hashes and totals', async () => {
    const whole = gunzipSync((await readFile(sites.archive)).subarray(0, -32)).toString('latin1')
    const forge = async (change: (content: string) => string) => {
      const packed = gzipSync(Buffer.from(change(whole), 'latin1'))
      const sum = createHash('sha256').update(packed).digest()
      return sites.copyWith('forged', Buffer.concat([packed, sum]))
    }
    const damaged = await forge((content) => content.replace('}\nother{', '}\notheR{'))
    await expect(verifyArchive(damaged)).rejects.toThrow('a damaged file: other.txt')
    const fewer = await forge((content) =>
      content.replace(/\{"kind":"file","path":"other.txt".*\nother/, ''),
    )
    await expect(verifyArchive(fewer)).rejects.toThrow('contains 1 of 2 files')
    const older = await forge((content) =>
      content
        .replaceAll(/,"sha256":"[0-9a-f]{64}"/g, '')
        .replace(/"kind":"end".*\}/, '"kind":"end"}'),
    )
    expect(await verifyArchive(older)).toMatchObject({ files: 2 })
  })

  it('is verified from the command line', { timeout: processTimeout }, async () => {
    const good = await sites.run('backup-command.ts', '--verify', sites.archive)
    expect(good.output).toMatch(/complete, made 20.*rows in \d+ tables, 2 files/)
    expect(good.output).toContain('other.backup.key: the key of this backup')
    expect(good.code).toBe(0)
    const bytes = await readFile(sites.archive)
    const cut = await sites.copyWith('cut', bytes.subarray(0, bytes.length / 2))
    const bad = await sites.run('backup-command.ts', '--verify', cut)
    expect(bad.output).toContain('is not a complete backup')
    expect(bad.code).toBe(1)
  })
})

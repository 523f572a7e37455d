import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatKey } from '../kit/secrets.ts'
import { backup } from './backup.ts'
import { connect } from '../db/connect.ts'
import { processTimeout, useSites } from './testing.sites.ts'

const sites = useSites()
const { attempt, command, copyWith, expectUntouched } = sites

describe('a refused restore leaves rows, files and key as they were', () => {
  it('when the archive is truncated, at any position', async () => {
    const bytes = await readFile(sites.archive)
    for (const part of [0, 0.001, 0.2, 0.5, 0.8, 0.99]) {
      const file = await copyWith('cut', bytes.subarray(0, Math.floor(bytes.length * part)))
      await expect(attempt({ file })).rejects.toThrow('not a complete backup')
    }
    for (const less of [1, 8, 31, 32, 33, 40]) {
      const file = await copyWith('cut', bytes.subarray(0, bytes.length - less))
      await expect(attempt({ file })).rejects.toThrow('not a complete backup')
    }
    await expectUntouched()
  })

  it('when a single bit of the archive is flipped, at any position', async () => {
    const bytes = await readFile(sites.archive)
    // The headers of the container hold bits that its own checks never read.
    const places = [
      ...Array(10).keys(),
      ...Array.from({ length: 10 }, (_, i) => bytes.length - 1 - i * 4),
    ]
    for (let seed = 7, i = 0; i < 40; i += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      places.push(seed % bytes.length)
    }
    for (const [index, at] of places.entries()) {
      const flipped = Buffer.from(bytes)
      flipped[at]! ^= 1 << (index % 8)
      const file = await copyWith('flipped', flipped)
      await expect(attempt({ file }), `bit ${index % 8} of byte ${at}`).rejects.toThrow(
        'not a complete backup',
      )
    }
    await expectUntouched()
  })

  it('when data was appended to the archive', async () => {
    const bytes = await readFile(sites.archive)
    const file = await copyWith('longer', Buffer.concat([bytes, bytes]))
    await expect(attempt({ file })).rejects.toThrow('not a complete backup')
    await expectUntouched()
  })

  it('when the key is wrong, truncated or missing', async () => {
    const bytes = await readFile(sites.archive)
    const file = await copyWith('keyed', bytes, Buffer.alloc(32, 3))
    await expect(attempt({ file })).rejects.toThrow('is not the key of this backup')
    await writeFile(`${file}.key`, formatKey(Buffer.alloc(32, 2)).slice(0, 30))
    await expect(attempt({ file })).rejects.toThrow('does not contain a key')
    await rm(`${file}.key`)
    await expect(attempt({ file })).rejects.toThrow('The key of this backup is missing')
    const configured = { ...sites.living.site, secretKey: Buffer.alloc(32, 1) }
    await expect(attempt({ site: configured })).rejects.toThrow('SECRET_KEY is not the key')
    await expectUntouched()
  })

  it('when the site is running on the database', { timeout: processTimeout }, async () => {
    const program = connect(sites.living.clone.url, { max: 1 })
    await program.sql`select 1`
    const { code, output } = await command('--force')
    await program.close()
    expect(output).toBe('The site is still running on this database: stop it first\n')
    expect(code).toBe(1)
    await expectUntouched()
  })

  it('when the site is about to start, or a backup is being made', async () => {
    const busy = connect(sites.living.clone.url, { max: 1, applicationName: 'test' })
    await busy.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7265811204)`
      await expect(attempt()).rejects.toThrow('still running on this database')
    })
    const unfinished = path.join(sites.folder, 'unfinished')
    await busy.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock_shared(7265811205)`
      await expect(attempt()).rejects.toThrow('A backup is running')
    })
    await busy.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7265811205)`
      await expect(backup(sites.living.database, unfinished, sites.living.site)).rejects.toThrow(
        'A restore is running',
      )
    })
    await busy.close()
    await expectUntouched()
  })
})

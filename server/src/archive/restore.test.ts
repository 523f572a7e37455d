import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatKey } from '../kit/secrets.ts'
import { settleRestore } from './settle.ts'
import { local, lookAt, processTimeout, useSites } from './testing.sites.ts'

const bucket = {
  storage: {
    kind: 's3',
    bucket: 'pictures',
    region: 'af-south-1',
    endpoint: undefined,
    accessKeyId: 'x',
    secretAccessKey: 'x',
  },
} as const

const sites = useSites()
const { attempt, command, inProcess } = sites

describe('a restore', { timeout: processTimeout }, () => {
  it('replaces rows, files and key, and retains the previous ones', async () => {
    // Killed after its commit: the next start only has to clean up.
    expect((await inProcess('committed', 1)).signal).toBe('SIGKILL')
    expect(await settleRestore(sites.living.database, sites.living.site.dataDir)).toBe('completed')
    expect(await settleRestore(sites.living.database, sites.living.site.dataDir)).toBeUndefined()
    expect(await lookAt(sites.living)).toEqual(await lookAt(sites.other))

    const names = (await readdir(sites.living.site.dataDir)).sort()
    expect(names.map((name) => name.replace(/-\d{8}-\d{6}-[0-9a-f]{8}$/, '-…'))).toEqual([
      'files',
      'files.before-restore-…',
      'secret.key',
      'secret.key.before-restore-…',
    ])
    const previous = (name: string) =>
      path.join(
        sites.living.site.dataDir,
        names.find((n) => n.startsWith(name))!,
      )
    expect(await readFile(path.join(previous('files.before'), 'living.txt'), 'utf8')).toBe('living')
    expect(await readFile(previous('secret.key.before'), 'utf8')).toBe(
      formatKey(Buffer.alloc(32, 1)),
    )
  })

  it('succeeds when the connection breaks only after the commit', async () => {
    const database = {
      url: sites.living.clone.url,
      sql: {
        begin: async (run: (tx: never) => Promise<unknown>) => {
          await sites.living.database.sql.begin(run as never)
          throw new Error('The connection broke')
        },
      },
    }
    const { before: previous, files } = await attempt({ database })
    expect(files).toBe(2)
    expect(previous[0]).toContain('files.before-restore-')
    expect(await lookAt(sites.living)).toEqual(await lookAt(sites.other))
  })

  it('runs from the command line, and reports where the previous data is', async () => {
    const done = await command('--force')
    expect(done.output).toMatch(/2 files\n.*files\.before-restore-.*: the previous data/)
    expect(done.code).toBe(0)
    expect(await lookAt(sites.living)).toEqual(await lookAt(sites.other))
  })

  it('creates the data folder if there is none, and only if something is stored in it', async () => {
    const site = { dataDir: path.join(sites.folder, 'new', 'deep'), ...local }
    await attempt({ site })
    expect(await lookAt({ ...sites.living, site })).toEqual(await lookAt(sites.other))
    expect((await readdir(site.dataDir)).sort()).toEqual(['files', 'secret.key'])

    const inBucket = { ...site, dataDir: path.join(sites.folder, 'bucket', 'deep'), ...bucket }
    await attempt({ site: inBucket })
    expect(await readdir(inBucket.dataDir)).toEqual(['secret.key'])
    const keyed = { ...inBucket, dataDir: path.join(sites.folder, 'keyed') }
    await attempt({ site: { ...keyed, secretKey: Buffer.alloc(32, 2) } })
    expect(existsSync(keyed.dataDir)).toBe(false)
  })
})

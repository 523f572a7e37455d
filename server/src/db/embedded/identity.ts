import { lchown, readFile, readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** The user that PostgreSQL runs as, if it is not our own. */
export interface Identity {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root: it runs as the owner of its data, or as nobody on the first
 * start.
 */
export async function chooseIdentity(data: string | null): Promise<Identity | null> {
  if (process.getuid?.() !== 0) return null
  const owner = data ? await stat(data).catch(() => null) : null
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return nobody()
}

async function nobody(): Promise<Identity> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** Whether that user can access the folder's path; a home folder with mode 0700 prevents it. */
export async function reachableBy(identity: Identity, folder: string): Promise<boolean> {
  let current = await realpath(folder)
  for (;;) {
    const { uid, gid, mode } = await stat(current)
    const mayEnter =
      uid === identity.uid ? mode & 0o100 : gid === identity.gid ? mode & 0o010 : mode & 0o001
    if (!mayEnter) return false
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}

/**
 * Gives ownership of the data to the user that PostgreSQL runs as: a folder copied by root belongs
 * to root.
 */
export async function handOver(data: string, { uid, gid }: Identity): Promise<void> {
  if ((await stat(data)).uid === uid) return
  for (const entry of await readdir(data, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), uid, gid)
  }
  // Last, so that an interrupted start repeats it.
  await lchown(data, uid, gid)
}

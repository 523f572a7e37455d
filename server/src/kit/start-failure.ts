import { DatabaseUnavailable } from '../db/errors.ts'
import { StorageUnavailable } from '../gateways/files.ts'
import { causeOf } from '../gateways/outside.ts'

const remedies: Record<string, string> = {
  EADDRINUSE: 'PORT is in use by another program: stop that one, or choose another PORT',
  EACCES:
    'permission to use a file, folder or port was denied: check the permissions of DATA_DIR, and PORT',
  EADDRNOTAVAIL: 'HOST is not an address of this machine: choose another HOST',
  ENOSPC: 'the disk is full: free up space in DATA_DIR',
  EROFS: 'the disk is read-only: choose another DATA_DIR',
}

/** Why the program did not start and what to do, in one line. */
export function startFailure(error: unknown): string {
  const cause = causeOf(error)
  if (error instanceof DatabaseUnavailable) {
    return `Jacaranda did not start: the database cannot be reached (${cause}): check that PostgreSQL is running, and DATABASE_URL.`
  }
  if (error instanceof StorageUnavailable) {
    return `Jacaranda did not start: the file storage cannot be used (${cause}): check the S3 settings, or DATA_DIR.`
  }
  const remedy = remedies[(error as NodeJS.ErrnoException | undefined)?.code ?? '']
  return `Jacaranda did not start: ${remedy ?? 'see the error below'} (${cause}).`
}

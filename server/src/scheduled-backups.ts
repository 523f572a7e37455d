import { backup } from './archive/backup.ts'
import { keyOfFolder } from './archive/key-file.ts'
import { verifyArchive } from './archive/verify.ts'
import { connect } from './db/connect.ts'
import { makeScheduledBackup, type Archiver } from './features/backups/backups.service.ts'
import type { Job } from './kit/jobs.ts'
import type { Services } from './services.ts'

/** Also known to processes that make none: another machine's schedule is not theirs to remove. */
export const backupJobName = 'make-backup'

/** A job without an end is started again; no backup takes so long. */
const longestSeconds = 12 * 3600

function archiverOf({ config, database }: Services, signal: AbortSignal): Archiver {
  return {
    async make(file) {
      const own = connect(database.url, {
        max: 1,
        applicationName: 'jacaranda backup',
        timeouts: null,
      })
      try {
        return await backup(own, file, config, { signal, keyFileOf: keyOfFolder })
      } finally {
        await own.close()
      }
    },
    verify: (file) => verifyArchive(file, signal),
  }
}

/** Undefined where no backup folder is configured. */
export function backupJob(services: Services, signal: AbortSignal): Job<never> | undefined {
  const { backups } = services.config
  if (!backups) return undefined
  return {
    name: backupJobName,
    cron: backups.schedule,
    alone: { expireInSeconds: longestSeconds },
    work: () => makeScheduledBackup(services, backups, archiverOf(services, signal), signal),
  }
}

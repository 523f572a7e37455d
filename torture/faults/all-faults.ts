import { backupUnderLoad } from './backup.ts'
import { clockJump } from './clock-jump.ts'
import { cutConnections } from './cut-connections.ts'
import { failingMail } from './failing-mail.ts'
import { failingProvider } from './failing-provider.ts'
import { failingStorage } from './failing-storage.ts'
import type { Fault } from './fault.ts'
import { freezeDatabase } from './freeze-database.ts'
import { fullDatabase, fullFiles } from './full-disk.ts'
import { killAlerts } from './kill-alerts.ts'
import { killDatabase } from './kill-database.ts'
import { killProgram } from './kill-program.ts'
import { killWorker } from './kill-worker.ts'
import { restoreOverSite } from './restore.ts'

export const allFaults: readonly Fault[] = [
  killProgram,
  killWorker,
  killAlerts,
  killDatabase,
  freezeDatabase,
  cutConnections,
  fullFiles,
  fullDatabase,
  failingStorage,
  failingMail,
  failingProvider,
  clockJump,
  backupUnderLoad,
  restoreOverSite,
]

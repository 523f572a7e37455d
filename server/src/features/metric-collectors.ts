import type { Database } from '../db/connect.ts'
import type { Collector } from '../kit/collector.ts'
import { diskSpace } from '../kit/disk-space.ts'
import { jobMetrics } from '../kit/job-metrics.ts'
import { optionalMetrics, type BackupState, type OptionalSources } from '../kit/optional-metrics.ts'
import { outboxMetrics } from '../kit/outbox-metrics.ts'
import type { Services } from '../services.ts'
import { findBackupState } from './backups/backups.service.ts'
import { paymentMetrics } from './payments/payment-metrics.ts'

async function lastBackup({ db }: Database): Promise<BackupState> {
  const { last } = await findBackupState(db)
  if (!last) return { finishedAt: null, bytes: null }
  return { finishedAt: new Date(last.finishedAt), bytes: last.bytes }
}

/** What the metrics read from the database and the disks, on separate connections. */
export function metricCollectors(
  { config }: Pick<Services, 'config'>,
  database: Database,
  sources: OptionalSources = {},
): Collector[] {
  return [
    outboxMetrics(database),
    jobMetrics(database),
    paymentMetrics(database),
    diskSpace({ data: config.dataDir, backups: config.backups?.dir }),
    ...optionalMetrics({ backups: () => lastBackup(database), ...sources }),
  ]
}

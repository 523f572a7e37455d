import type { Collector, GaugeValue } from './collector.ts'

export interface BackupState {
  /** When the last complete and verified backup was finished. */
  finishedAt: Date | null
  bytes: number | null
}

export interface ReplicaState {
  name: string
  up: boolean
  lagSeconds: number | null
}

/** Features that only some installations use. Without a source there is no value, and no alert. */
export interface OptionalSources {
  backups?: () => Promise<BackupState>
  replicas?: () => Promise<readonly ReplicaState[]> | readonly ReplicaState[]
}

async function readBackups(backups: OptionalSources['backups']): Promise<GaugeValue[]> {
  const state = await backups?.()
  const values: GaugeValue[] = []
  if (state?.finishedAt) {
    const value = Math.max(0, (Date.now() - state.finishedAt.getTime()) / 1000)
    values.push({ name: 'jacaranda_backup_age_seconds', value })
  }
  if (state?.bytes) values.push({ name: 'jacaranda_backup_size_bytes', value: state.bytes })
  return values
}

async function readReplicas(replicas: OptionalSources['replicas']): Promise<GaugeValue[]> {
  return [...((await replicas?.()) ?? [])].flatMap(({ name: replica, up, lagSeconds }) => [
    { name: 'jacaranda_replica_up', labels: { replica }, value: up ? 1 : 0 },
    ...(lagSeconds === null
      ? []
      : [
          {
            name: 'jacaranda_replica_lag_seconds',
            labels: { replica },
            value: lagSeconds,
          } as const,
        ]),
  ])
}

export function optionalMetrics({ backups, replicas }: OptionalSources): Collector[] {
  return [
    {
      gauges: [
        { name: 'jacaranda_backup_age_seconds', help: 'Age of the last complete backup' },
        { name: 'jacaranda_backup_size_bytes', help: 'Size of the last complete backup' },
      ],
      read: () => readBackups(backups),
    },
    {
      gauges: [
        { name: 'jacaranda_replica_up', help: '1 while a replica is used', labels: ['replica'] },
        {
          name: 'jacaranda_replica_lag_seconds',
          help: 'How far a replica is behind the primary',
          labels: ['replica'],
        },
      ],
      read: () => readReplicas(replicas),
    },
  ]
}

import { appendFile, chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface ServerSettings {
  sockets: string
  /** Null: Unix sockets only. */
  port: number | null
  /** False only for throwaway databases in tests. */
  durable: boolean
  /** How many connections the program may open. */
  connections?: number | undefined
}

const file = 'jacaranda.conf'

const leastConnections = 100
/** For a backup, a second program and anyone inspecting the database. */
const forOthers = 30

/** Once, after the data folder is created; later lines of postgresql.conf still override ours. */
export const includeSettings = (data: string) =>
  appendFile(path.join(data, 'postgresql.conf'), `\ninclude = '${file}'\n`)

export async function writeSettings(data: string, settings: ServerSettings): Promise<void> {
  const values: Record<string, string | number> = {
    listen_addresses: settings.port ? '127.0.0.1' : '',
    port: settings.port ?? 5432,
    unix_socket_directories: settings.port ? '' : `"${settings.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: Math.max(leastConnections, (settings.connections ?? 0) + forOthers),
    shared_buffers: '256MB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'on',
    log_directory: 'log',
    // One file for each weekday: the log never exceeds a week.
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_truncate_on_rotation: 'on',
    fsync: settings.durable ? 'on' : 'off',
    synchronous_commit: settings.durable ? 'on' : 'off',
    full_page_writes: settings.durable ? 'on' : 'off',
  }
  const lines = Object.entries(values).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  )
  await writeFile(path.join(data, file), `${lines.join('\n')}\n`)
  // The server's user must be able to read it, whatever umask the program was started with.
  await chmod(path.join(data, file), 0o644)
}

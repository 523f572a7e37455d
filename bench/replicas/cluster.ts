import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { appendFile, chown, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '../../server/src/db/connect.ts'
import { chooseIdentity } from '../../server/src/db/embedded/identity.ts'
import { run } from '../../server/src/db/embedded/run.ts'
import { readPosition } from '../../server/src/db/replicas/log-position.ts'

/** Where Debian's packages install the PostgreSQL programs. */
export const binaries = '/usr/lib/postgresql/15/bin'
export const hasBinaries = () => existsSync(path.join(binaries, 'pg_basebackup'))

const user = 'jacaranda'

const settings = (port: number) => `
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_buffers = '64MB'
max_connections = 100
wal_log_hints = on
wal_keep_size = '512MB'
wal_retrieve_retry_interval = '200ms'
wal_receiver_timeout = '5s'
synchronous_commit = on
synchronous_standby_names = 'ANY 1 (*)'
`

export interface Node {
  port: number
  url: string
  start(): Promise<void>
  kill(): void
  /** Suspends and resumes all its processes, like a hanging machine. */
  freeze(signal: 'SIGSTOP' | 'SIGCONT'): void
  promote(): Promise<void>
  /** Its received or written position. */
  received(): Promise<bigint>
  stop(): Promise<void>
}

interface OwnNode extends Node {
  data: string
}

const addressOf = (ports: number[]) =>
  `postgres://${user}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres`

async function ask({ url }: Pick<Node, 'url'>, statement: string) {
  const database = connect(url, { max: 1 })
  try {
    return await database.sql.unsafe(statement)
  } finally {
    await database.close()
  }
}

/** A primary and its standbys, all of them able to take over. */
export async function createCluster(folder: string, ports: number[]) {
  const identity = await chooseIdentity(null)
  await mkdir(folder, { recursive: true, mode: 0o755 })
  if (identity) await chown(folder, identity.uid, identity.gid)

  async function program(name: string, ...args: string[]): Promise<void> {
    const log = path.join(folder, 'programs.log')
    await run({ command: path.join(binaries, name), args, cwd: folder, identity, log })
  }

  function nodeOf(port: number): OwnNode {
    const data = path.join(folder, String(port))
    const postmaster = () =>
      Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const control = (...args: string[]) =>
      program('pg_ctl', ...args, '--pgdata', data, '--wait', '--silent')
    return {
      port,
      data,
      url: addressOf([port]),
      start: () => control('start', '--log', path.join(folder, `${port}.log`)),
      kill: () => void process.kill(postmaster(), 'SIGKILL'),
      freeze(signal) {
        const pid = postmaster()
        for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal)
      },
      promote: () => control('promote'),
      stop: () => control('stop', '--mode=immediate'),
      async received() {
        const [row] = await ask(this, 'select pg_last_wal_receive_lsn()::text as position')
        return readPosition(String(row?.position))
      },
    }
  }

  /** It follows whichever of the others is the primary. */
  async function followOthers({ data, port }: OwnNode) {
    const hosts = ports.map(() => '127.0.0.1').join(',')
    const conninfo = `host=${hosts} port=${ports.join(',')} user=${user} application_name=node${port} target_session_attrs=read-write connect_timeout=2`
    const files = [
      ['postgresql.auto.conf', `primary_conninfo = '${conninfo}'\n`],
      ['standby.signal', ''],
    ] as const
    for (const [name, text] of files) {
      const file = path.join(data, name)
      await writeFile(file, text)
      if (identity) await chown(file, identity.uid, identity.gid)
    }
    await appendFile(path.join(data, 'postgresql.conf'), settings(port))
  }

  const nodes = ports.map(nodeOf)
  const [first, ...others] = nodes as [OwnNode, ...OwnNode[]]
  await program(
    'initdb',
    '--auth=trust',
    `--username=${user}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--pgdata',
    first.data,
  )
  await appendFile(path.join(first.data, 'postgresql.conf'), settings(first.port))
  await first.start()
  for (const node of others) {
    await program(
      'pg_basebackup',
      '--dbname',
      first.url,
      '--pgdata',
      node.data,
      '--checkpoint=fast',
    )
    await followOthers(node)
    await node.start()
  }

  return {
    nodes: nodes as readonly Node[],
    url: addressOf(ports),
    /** A dead primary becomes a standby of the one that replaced it. */
    async rejoin(node: Node, primary: Node) {
      const own = node as OwnNode
      // Only after a checkpoint does pg_rewind see that there is a new timeline.
      await ask(primary, 'checkpoint')
      await program('pg_rewind', '--target-pgdata', own.data, '--source-server', primary.url)
      await followOthers(own)
      await own.start()
    },
    async close() {
      for (const node of nodes) await node.stop().catch(() => {})
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof createCluster>>

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // After the name in brackets: the state, then the parent.
        const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
        return Number(rest.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
    .map(Number)
}

import type pg from 'pg'
import { serversOf } from '../config/database-url.ts'
import { destroy } from './cancel.ts'
import { DatabaseUnavailable, isFull } from './errors.ts'
import { clientConfig, SteadyClient, type Timeouts } from './pool.ts'
import { createPrimaryFinder, type PrimaryFinder, type Probed } from './primary-finder.ts'
import { partsOf } from './tracked-client.ts'

const probeTimeouts: Timeouts = {
  statementMs: 2000,
  lockMs: 2000,
  idleTransactionMs: 2000,
  waitMs: 3000,
}

const configOf = (server: string) =>
  clientConfig(server, { applicationName: 'jacaranda probe', timeouts: probeTimeouts })

/**
 * Settings that a server reports to each connection: either means that it does not accept writes.
 */
const readOnlySettings = new Set(['in_hot_standby', 'default_transaction_read_only'])

/** The first eight digits of a WAL file's name are its timeline. */
const question = `
  select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as standby,
    case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`

async function probe(server: string): Promise<Probed> {
  const client = new SteadyClient(configOf(server))
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean; timeline: string | null }>(question)
    const [{ standby, timeline } = { standby: true, timeline: null }] = rows
    return { primary: !standby, timeline: Number.parseInt(timeline ?? '0', 16) }
  } finally {
    // A hanging server must not be waited for.
    client.end().catch(() => {})
  }
}

interface Following {
  finder: PrimaryFinder
  Client: typeof pg.Client
}

/** One per address: the first to learn that the primary has moved informs the others. */
const followings = new Map<string, Following>()

function hostOf(server: string): Pick<ReturnType<typeof partsOf>, 'host' | 'port'> {
  const { host, port } = partsOf(new SteadyClient(configOf(server)))
  return { host, port }
}

/** A connection class that connects to whichever server accepts writes. */
function follow(finder: PrimaryFinder): typeof pg.Client {
  const open = new Map<FollowingClient, string>()

  /** Without a connection to it, nobody would notice that it is no longer the primary. */
  function forget(client: FollowingClient, server: string) {
    open.delete(client)
    if (open.size === 0) finder.lost(server)
  }

  class FollowingClient extends SteadyClient {
    override connect(): Promise<this>
    override connect(callback: (error: Error) => void): void
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const opened = this.#open()
      if (!callback) return opened
      opened.then(
        () => process.nextTick(callback as () => void),
        (error: Error) => process.nextTick(callback, error),
      )
    }

    async #open(): Promise<this> {
      const server = await finder.find()
      Object.assign(this, hostOf(server))
      const readOnly = new Set<string>()
      partsOf(this).connection.on('parameterStatus', ({ parameterName, parameterValue }) => {
        if (!readOnlySettings.has(parameterName)) return
        if (parameterValue === 'on') readOnly.add(parameterName)
        else readOnly.delete(parameterName)
      })
      this.on('error', () => finder.lost(server))
      this.once('end', () => forget(this, server))
      open.set(this, server)
      try {
        await super.connect()
        if (readOnly.size)
          throw new DatabaseUnavailable(new Error('The server does not accept writes'))
        return this
      } catch (error) {
        if (!isFull(error)) finder.lost(server)
        forget(this, server)
        destroy(this)
        throw error
      }
    }
  }

  // Statements on a server that is no longer the primary would wait for replies that never arrive.
  finder.onMove((primary) => {
    for (const [client, server] of open) if (server !== primary) destroy(client)
  })
  return FollowingClient
}

function followingOf(url: string): Following | undefined {
  const servers = serversOf(url)
  if (servers.length === 1) return undefined
  let following = followings.get(url)
  if (!following) {
    const finder = createPrimaryFinder(servers, probe)
    following = { finder, Client: follow(finder) }
    followings.set(url, following)
  }
  return following
}

/** The connection class for an address: with several servers it follows the primary. */
export function clientFor(url: string): typeof pg.Client {
  return followingOf(url)?.Client ?? SteadyClient
}

/** Looks for the primary again, because the present one has stopped responding. */
export async function lookForPrimary(url: string): Promise<void> {
  const following = followingOf(url)
  if (!following) return
  for (const server of serversOf(url)) following.finder.lost(server)
  await following.finder.find()
}

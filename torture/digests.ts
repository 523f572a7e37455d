import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/db/connect.ts'
import { choicesOf, between } from './choices.ts'

export interface DigestRun {
  kills: number
  findings: string[]
}

/** What must hold after any number of crashes: every alert in one digest, every digest in one email. */
const invariants: readonly [what: string, query: string][] = [
  ['an alert was lost', 'select id from alerts where digest_id is null'],
  [
    'a digest without alerts',
    `select d.id from digests d where not exists (
    select from alerts a where a.digest_id = d.id)`,
  ],
  [
    'a digest without its email',
    `select d.id from digests d where not exists (
    select from outbox o where o.dedupe_key = 'digest:' || d.id)`,
  ],
  [
    'an email without its digest',
    `select o.id from outbox o where o.usage = 'Alerts'
    and not exists (select from digests d where o.dedupe_key = 'digest:' || d.id)`,
  ],
  ['two digests for one person', `select recipient_id from digests group by 1 having count(*) > 1`],
  ['an occasion was lost', 'select id from listing_occasions'],
]

/** Kills the process that writes digests repeatedly, lets the last one finish, and compares. */
export async function killDuringDigests(
  database: Pick<Database, 'sql' | 'url'>,
  { seed, kills, dataDir }: { seed: number; kills: number; dataDir: string },
): Promise<DigestRun> {
  const random = choicesOf(seed, 'digests', 0)
  const start = () => {
    const child = fork(path.join(import.meta.dirname, 'world/digest-writer.ts'), [
      database.url,
      dataDir,
    ])
    return { child, ended: once(child, 'exit') }
  }
  let killed = 0
  for (let n = 0; n < kills; n++) {
    const { child, ended } = start()
    // It reports when it starts writing.
    await Promise.race([once(child, 'message'), ended])
    await pause(between(random, 1, 150))
    if (child.kill('SIGKILL')) killed++
    await ended
  }
  const [code] = (await start().ended) as [number | null]
  const findings = code === 0 ? [] : [`the last process ended with ${code}`]
  for (const [what, query] of invariants) {
    const rows = await database.sql.unsafe(`${query} limit 5`)
    if (rows.length) findings.push(`${what}: ${JSON.stringify(rows)}`)
  }
  return { kills: killed, findings }
}

import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { between, type Random } from './choices.ts'
import type { Fault } from './faults/fault.ts'
import { checkInvariants } from './invariants.ts'
import { drainOutbox, repeatedEmails } from './outbox.ts'
import type { Site } from './world/site.ts'
import type { Crew } from './writers/crew.ts'
import type { Finding, Report } from './finding.ts'

export interface RoundResult {
  fault: string
  site: string
  acknowledged: number
  repeated: number
  /** From the repair to the first acknowledged write. */
  recoveryMs: number
  findings: Finding[]
  /** It did not complete. */
  broken?: true
}

export interface Round {
  nth: number
  fault: Fault
  site: Site
  crew: Crew
  random: Random
  /** A folder that the round may use. */
  folder: string
  /** Collects what the writers find while they work. */
  findings: Finding[]
  report: Report
}

/** How soon after a repair the site must work again. */
const longestRecoveryMs = 120_000

async function recover({ site, crew, report }: Round): Promise<number> {
  const repaired = Date.now()
  try {
    await crew.probe()
    return Date.now() - repaired
  } finally {
    for (const crash of site.program.crashes.splice(0)) {
      report({ kind: 'error', what: `the program crashed: ${crash}` })
    }
  }
}

/** Waits for notifications and emails, and compares everything with what was acknowledged. */
async function compare({ site, crew, report }: Round) {
  const found = [
    ...(await crew.settle()),
    ...(await drainOutbox(site, crew.wakeOutbox)),
    ...(await crew.confirm()),
    ...(await crew.promised()(site)),
    ...(await checkInvariants(site.database, { atRest: true })),
  ]
  for (const finding of found) report(finding)
}

/** People work, something breaks and is repaired, they finish, and everything is compared. */
export async function playRound(round: Round): Promise<RoundResult> {
  const { fault, site, crew, random, findings, folder, report } = round
  const before = { acknowledged: crew.acknowledged(), repeated: repeatedEmails(site) }
  const strike = { site, crew, random, report, folder: path.join(folder, `round-${round.nth}`) }
  await mkdir(strike.folder, { recursive: true })
  crew.client.beginRound()
  const working = crew.work(round.nth)
  let patience: NodeJS.Timeout | undefined
  try {
    await pause(between(random, 100, 400))
    await fault.strike(strike)
    patience = setTimeout(() => crew.client.giveUp(), longestRecoveryMs)
    const recoveryMs = await recover(round)
    await working.stop()
    await compare(round)
    await fault.after?.(strike)
    return {
      fault: fault.name,
      site: site.kind,
      acknowledged: crew.acknowledged() - before.acknowledged,
      repeated: repeatedEmails(site) - before.repeated,
      recoveryMs,
      findings: findings.splice(0),
    }
  } catch (error) {
    crew.client.giveUp()
    throw error
  } finally {
    await working.stop()
    clearTimeout(patience)
    await rm(strike.folder, { recursive: true, force: true })
  }
}

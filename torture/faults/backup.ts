import { existsSync } from 'node:fs'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { connect } from '#server/db/connect.ts'
import { startEmbedded } from '#server/db/embedded/launcher.ts'
import { between } from '../choices.ts'
import { checkInvariants } from '../invariants.ts'
import { folderHas } from '../world/site.ts'
import type { Check } from '../writers/work.ts'
import type { Fault, Strike } from './fault.ts'
import { endOf } from './run-command.ts'

/** What had been acknowledged when the backup of each site began. */
const promises = new WeakMap<Strike, Check>()
const archiveOf = ({ folder }: Strike) => path.join(folder, 'site.backup')

/** Restores the archive into a new site and compares that with what was acknowledged. */
async function checkCopy(strike: Strike, promised: Check) {
  const { site, folder, report } = strike
  const dataDir = path.join(folder, 'copy')
  await mkdir(dataDir)
  await chmod(dataDir, 0o755)
  const restore = site.program.spawn('server/src/archive/restore.ts', [archiveOf(strike)], {
    DATA_DIR: dataDir,
  })
  const code = await endOf(restore)
  if (code !== 0) {
    report({ kind: 'lost', what: `the backup could not be restored: exit code ${code}` })
    return
  }
  const embedded = await startEmbedded(dataDir, { durable: false })
  const database = connect(embedded.url, { max: 3, applicationName: 'torture' })
  try {
    const found = [
      ...(await promised({ database, hasFile: folderHas(dataDir) })),
      ...(await checkInvariants(database, { atRest: false })),
    ]
    for (const { kind, what } of found) report({ kind, what: `in the backup: ${what}` })
  } finally {
    await database.close()
    await embedded.stop()
  }
}

/** A backup is made while people work, or killed midway. A finished one must contain everything. */
export const backupUnderLoad: Fault = {
  name: 'backup-under-load',
  sites: ['embedded'],
  weight: 1,
  async strike(strike) {
    const { site, crew, random, report } = strike
    const promised = crew.promised()
    const killed = random.chance(0.25)
    const child = site.program.spawn('server/src/archive/backup-command.ts', [archiveOf(strike)])
    const code = await endOf(child, killed ? between(random, 300, 2500) : undefined)
    const done = code === 0
    if (!done && !(killed && code === 'killed')) {
      report({ kind: 'error', what: `the backup ended with ${code}` })
    }
    if (done && !existsSync(archiveOf(strike))) {
      report({ kind: 'error', what: 'a backup that ended well left no archive' })
    }
    // An existing archive is complete, even if its program was killed at the very end.
    if (existsSync(archiveOf(strike))) promises.set(strike, promised)
  },
  async after(strike) {
    const promised = promises.get(strike)
    if (promised) await checkCopy(strike, promised)
  },
}

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'
import { endOf } from './run-command.ts'

/** Data replaced by a restore is kept for the operator, whose disks are larger. */
async function deleteReplaced(dataDir: string) {
  for (const name of await readdir(dataDir)) {
    if (name.includes('.before-restore-')) {
      await rm(path.join(dataDir, name), { recursive: true, force: true })
    }
  }
}

/** The site is stopped, backed up and restored over itself; often the restore is killed midway. */
export const restoreOverSite: Fault = {
  name: 'restore-over-site',
  sites: ['embedded'],
  weight: 1,
  async strike({ site, random, report, folder }) {
    const { program } = site
    const archive = path.join(folder, 'site.backup')
    await program.end('SIGTERM')
    const backup = await endOf(program.spawn('server/src/archive/backup-command.ts', [archive]))
    if (backup !== 0) report({ kind: 'error', what: `the backup ended with ${backup}` })
    const killed = random.chance(0.6)
    const restore = program.spawn('server/src/archive/restore.ts', [archive, '--force'])
    const code = await endOf(restore, killed ? between(random, 500, 6000) : undefined)
    if (code !== 0 && !(killed && code === 'killed')) {
      report({ kind: 'error', what: `the restore ended with ${code}` })
    }
    program.start()
  },
  after: ({ site }) => deleteReplaced(site.dataDir),
}

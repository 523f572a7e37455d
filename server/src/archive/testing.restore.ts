import { connect } from '../db/connect.ts'
import { restore, type RestoreStep } from './restore.ts'

/**
 * Restores in a separate process that kills itself when it reaches a step for the given time: the
 * tests check what it leaves behind.
 */
const [url, file, dataDir, step, time] = process.argv.slice(2) as [
  string,
  string,
  string,
  RestoreStep | 'none',
  string,
]
const database = connect(url, { max: 1, applicationName: 'jacaranda restore' })
let met = 0
try {
  await restore(database, file, {
    site: { dataDir, secretKey: undefined, storage: { kind: 'local' } },
    force: true,
    report(reached) {
      if (reached === step && ++met === Number(time)) process.kill(process.pid, 'SIGKILL')
    },
  })
} catch (error) {
  process.stderr.write(String(error))
  process.exitCode = 1
} finally {
  await database.close()
}

import path from 'node:path'
import { loadConfig, type Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { backup, backupName } from './backup.ts'
import { untilStopped } from './interrupt.ts'
import { findKey, keyInUse, fingerprintOf } from './key-file.ts'
import { settleRestore } from './settle.ts'
import { verifyArchive, type ArchiveContent } from './verify.ts'

/** At most this many missing files are named. */
const mostNamed = 20

function describe({ rows, files }: ArchiveContent): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${total} rows in ${Object.keys(rows).length} tables, ${files} files`
}

async function make(config: Config, file: string): Promise<void> {
  const database = await openDatabase(config, {
    max: 1,
    applicationName: 'jacaranda backup',
    timeouts: null,
  })
  try {
    await settleRestore(database, config.dataDir)
    const made = await backup(database, file, config, { signal: untilStopped() })
    console.log(`${file}: ${describe(made)}`)
    if (made.keyFile)
      console.log(
        `${made.keyFile}: the encryption key; store it in a safe place, apart from the backup`,
      )
    if (config.storage.kind === 's3')
      console.log('The stored files are in S3 and are not included in this backup.')
    if (made.missing.length > 0)
      console.warn(
        `${made.missing.length} files that the data refers to do not exist, for example:\n${made.missing
          .slice(0, mostNamed)
          .join('\n')}`,
      )
  } finally {
    await database.close()
  }
}

/** Reads the whole archive; needs neither the database nor the site. */
async function verify(config: Config, file: string): Promise<void> {
  const { header, ...content } = await verifyArchive(file, untilStopped())
  console.log(`${file}: complete, made ${header.madeAt}, ${describe(content)}`)
  if (header.key === null) return
  const keys = [await keyInUse(config), ...config.previousKeys]
  const known = keys.some((key) => key && fingerprintOf(key) === header.key)
  const saved = await findKey(file, header.key)
  if (saved) console.log(`${saved.file}: the key of this backup`)
  else if (known) console.log('The key of this backup is the one that this site uses.')
  else console.warn('The key of this backup is not here: restoring it requires that key.')
}

async function main() {
  const config = loadConfig()
  const args = process.argv.slice(2)
  const [file] = args.filter((argument) => !argument.startsWith('--'))
  const unknown = args.find((argument) => argument.startsWith('--') && argument !== '--verify')
  if (unknown) throw new Error(`Unknown option ${unknown}: npm run backup -- [--verify] <file>`)
  if (!args.includes('--verify'))
    return make(config, file ?? path.join(config.dataDir, 'backups', backupName(new Date())))
  if (!file) throw new Error('Usage: npm run backup -- --verify <file>')
  return verify(config, file)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

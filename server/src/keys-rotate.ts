import { sql as statement } from './db/orm.ts'
import { loadConfig } from './config.ts'
import { ConfigError } from './config/config-error.ts'
import { transaction, type Database } from './db/connect.ts'
import { openDatabase } from './db/open.ts'
import { openSecrets, type Secrets } from './kit/secrets.ts'

interface EncryptedColumn {
  table: string
  column: string
  /** The primary key, a number in each of these tables. */
  key: string
}

/** In one transaction, so that nobody waits for long. */
const batchSize = 500

/** All of them end in `_encrypted`, which the schema's type for them demands. */
async function encryptedColumns({ sql }: Database): Promise<EncryptedColumn[]> {
  return (await sql`select c.table_name as table, c.column_name as column, k.column_name as key
    from information_schema.columns c
    join information_schema.table_constraints p using (table_schema, table_name)
    join information_schema.key_column_usage k using (constraint_schema, constraint_name)
    where c.table_schema = 'public' and c.column_name like '%\\_encrypted'
      and p.constraint_type = 'PRIMARY KEY'
    order by 1, 2`) as unknown as EncryptedColumn[]
}

async function rotateColumn(
  database: Database,
  { table, column, key }: EncryptedColumn,
  secrets: Secrets,
): Promise<number> {
  const { sql } = database
  let changed = 0
  let last = 0
  for (;;) {
    const rows = (await sql`select ${sql(key)} as id, ${sql(column)} as sealed from ${sql(table)}
      where ${sql(column)} is not null and ${sql(key)} > ${last}
      order by ${sql(key)} limit ${batchSize}`) as {
      id: number
      sealed: string
    }[]
    if (!rows.length) return changed
    last = rows.at(-1)?.id as number
    const old = rows.filter(({ sealed }) => !secrets.isCurrent(sealed))
    if (!old.length) continue
    await transaction(database, { userId: null, name: 'keys:rotate' }, async (tx) => {
      for (const { id, sealed } of old) {
        const renewed = secrets.encrypt(secrets.decrypt(sealed))
        // Someone may have changed it in the meantime; theirs has the new key already.
        await tx.execute(statement`update ${statement.identifier(table)}
          set ${statement.identifier(column)} = ${renewed}
          where ${statement.identifier(key)} = ${id} and ${statement.identifier(column)} = ${sealed}`)
      }
    })
    changed += old.length
  }
}

/** Encrypts everything with the first key; gives how many values had another. */
export async function rotateKeys(database: Database, secrets: Secrets): Promise<number> {
  let changed = 0
  for (const column of await encryptedColumns(database)) {
    changed += await rotateColumn(database, column, secrets)
  }
  return changed
}

async function main() {
  const config = loadConfig()
  if (!config.previousKeys.length) {
    throw new ConfigError(
      'SECRET_KEY must be the new key, a comma and the key in use (without SECRET_KEY, that is the content of secret.key in DATA_DIR); restart the site with it, then run this command again',
    )
  }
  const database = await openDatabase(config, { max: 2, applicationName: 'jacaranda keys' })
  try {
    const changed = await rotateKeys(database, await openSecrets(config))
    console.log(
      `${changed} ${changed === 1 ? 'value was' : 'values were'} re-encrypted. Everything now uses the first key: remove the others from SECRET_KEY.`,
    )
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exitCode = 1
  })
}

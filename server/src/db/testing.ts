import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { connect, transaction, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { loadReference } from './reference/load.ts'

export interface TestServer {
  /** A database on the server from which others are cloned. */
  url: string
  template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** Creates the migrated template with its reference data, unless it already exists. */
export async function createTemplate(url: string): Promise<string> {
  const template = `jacaranda_template_${contentHash()}`
  const server = connect(url, { max: 1, timeouts: null })
  try {
    await server.sql`select pg_advisory_lock(hashtext(${template}))`
    if ((await server.sql`select 1 from pg_database where datname = ${template}`).length > 0) {
      return template
    }
    const growing = `${template}_new`
    await server.sql`drop database if exists ${server.sql(growing)} with (force)`
    await server.sql`create database ${server.sql(growing)}`
    await fill(withDatabase(url, growing))
    await server.sql`alter database ${server.sql(growing)} rename to ${server.sql(template)}`
    return template
  } finally {
    await server.close()
  }
}

async function fill(url: string): Promise<void> {
  const database = connect(url, { max: 1, timeouts: null })
  try {
    await migrate(database)
    await transaction(database, null, (tx) =>
      loadReference(tx, (message) => {
        throw new Error(message)
      }),
    )
    await database.sql`vacuum analyze`
  } finally {
    await database.close()
  }
}

/** A separate database for each test file: migrated, with reference data, without listings. */
export async function cloneDatabase(
  server: TestServer = inject('testServer'),
): Promise<TestDatabase> {
  const name = `jacaranda_test_${randomBytes(8).toString('hex')}`
  await onServer(
    server,
    // Copying files takes little more than half the CPU time of logging every page.
    ({ sql }) =>
      sql`create database ${sql(name)} template ${sql(server.template)} strategy file_copy`,
  )
  return {
    url: withDatabase(server.url, name),
    drop: () =>
      onServer(server, ({ sql }) => sql`drop database if exists ${sql(name)} with (force)`),
  }
}

async function onServer(server: TestServer, run: (database: Database) => Promise<unknown>) {
  const database = connect(server.url, { max: 1, timeouts: null })
  try {
    await run(database)
  } finally {
    await database.close()
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Changes whenever a migration or a reference data file does. */
function contentHash(): string {
  const hash = createHash('sha256')
  for (const folder of ['migrations', 'reference']) {
    const root = path.join(import.meta.dirname, folder)
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(sql|ts|tsv)$/.test(name))
        hash.update(name).update(readFileSync(path.join(root, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

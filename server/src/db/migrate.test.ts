import { inject, describe, expect, it } from 'vitest'
import { connect } from './connect.ts'
import { migrate, pendingMigrations, readMigrations, schemaVersion } from './migrate.ts'
import { withDatabase } from './testing.ts'

async function emptyDatabase() {
  const { url } = inject('testServer')
  const name = `jacaranda_test_empty_${process.pid}_${Math.random().toString(36).slice(2)}`
  const server = connect(url, { max: 1 })
  await server.sql`create database ${server.sql(name)}`
  return {
    url: withDatabase(url, name),
    async [Symbol.asyncDispose]() {
      await server.sql`drop database ${server.sql(name)} with (force)`
      await server.close()
    },
  }
}

describe('migrate', () => {
  it('lets processes that start at the same time wait for the first', async () => {
    await using empty = await emptyDatabase()
    const processes = [1, 2, 3].map(() => connect(empty.url, { max: 2 }))
    const applied = await Promise.all(processes.map((database) => migrate(database)))
    expect(applied.toSorted()).toEqual([0, 0, readMigrations().length])
    const [{ hash } = { hash: '' }] = await processes[0]!.sql<{ hash: string }[]>`
      select hash from drizzle.__drizzle_migrations order by id desc limit 1`
    expect(hash).toBe(schemaVersion())
    await Promise.all(processes.map((database) => database.close()))
  })

  it('stops before an unfinished migration, and names it', async () => {
    await using empty = await emptyDatabase()
    const database = connect(empty.url, { max: 1 })
    const names = readMigrations().map(({ name }) => name)
    expect(names[0]).toBe('0000_baseline')
    expect(await migrate(database, { before: names[0] })).toBe(0)
    await database.sql`create table before_it ()`
    expect(await migrate(database)).toBe(names.length)
    expect(await pendingMigrations(database)).toEqual([])
    await database.sql`delete from drizzle.__drizzle_migrations`
    expect(await pendingMigrations(database)).toEqual(names)
    await database.close()
  })

  it('refuses tables with an unknown history', async () => {
    await using empty = await emptyDatabase()
    const database = connect(empty.url, { max: 1 })
    await database.sql`create schema drizzle`
    await database.sql`create table drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`
    await database.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', 1)`
    await expect(migrate(database)).rejects.toThrow('npm run db:reset')
    await database.close()
  })

  it('leaves nothing behind when a migration fails', async () => {
    await using empty = await emptyDatabase()
    const database = connect(empty.url, { max: 1 })
    await database.sql`create table roles (id integer)`
    await expect(migrate(database)).rejects.toThrow('already exists')
    const left = await database.sql`select 1 from pg_tables where tablename = 'banks'`
    expect(left).toHaveLength(0)
    await database.close()
  })

  it('renames accounts whose names look alike, and leaves every other row as it was', async () => {
    await using empty = await emptyDatabase()
    const database = connect(empty.url, { max: 1 })
    const { sql } = database
    await migrate(database, { before: '0005_account_security' })
    await sql`insert into roles (id, key, name) values (6, 'privateUser', 'Private User')`
    const names = ['copy', 'сору', 'ad\u200bmin', 'Thabo Nkosi', '\u200b']
    for (const [nth, username] of names.entries()) {
      await sql`insert into users (id, role_id, username, email, password_hash)
        values (${nth + 1}, 6, ${username}, ${`u${nth}@example.com`}, 'x')`
    }
    await sql`insert into sessions (token_hash, user_id, created_at, expires_at)
      values ('t', 1, now() - interval '20 days', now() + interval '25 days')`
    await migrate(database)
    const users = await sql`select username, email_confirmed_at is not null as confirmed
      from users order by id`
    expect(users.map(({ username }) => username)).toEqual([
      'copy',
      'сору-2',
      'admin',
      'Thabo Nkosi',
      'user-5',
    ])
    expect(users.every(({ confirmed }) => confirmed)).toBe(true)
    expect(await sql`select user_id, kind from security_events`).toEqual([
      { user_id: 2, kind: 'usernameChanged' },
    ])
    const [session] = await sql`select ends_at = created_at + interval '30 days' as whole,
      expires_at <= ends_at as within from sessions`
    expect(session).toEqual({ whole: true, within: true })
    await database.close()
  })
})

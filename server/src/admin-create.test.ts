import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFirstAdmin } from './admin-create.ts'
import { connect, type Database } from './db/connect.ts'
import { cloneDatabase, type TestDatabase } from './db/testing.ts'
import { verifyPassword } from './features/accounts/passwords.ts'

const facts = {
  username: 'thandi',
  email: 'thandi@example.com',
  name: 'Thandi',
  surname: 'Nkosi',
  password: 'seven purple trees',
}

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 2 })
})

afterAll(async () => {
  await database?.close()
  await clone?.drop()
})

describe('creating the first Super Admin', () => {
  it('refuses a short or common password, and an invalid email address', async () => {
    await expect(createFirstAdmin(database, { ...facts, password: 'short' })).rejects.toThrow(
      'at least 10',
    )
    await expect(
      createFirstAdmin(database, { ...facts, password: 'password12345' }),
    ).rejects.toThrow('easy to guess')
    await expect(createFirstAdmin(database, { ...facts, email: 'thandi' })).rejects.toThrow(
      'valid email address',
    )
    expect(await database.sql`select from users`).toHaveLength(0)
  })

  it('creates an account that can log in, with a personal record', async () => {
    await createFirstAdmin(database, facts)
    const [user] = await database.sql<{ hash: string; role: string; name: string }[]>`
      select u.password_hash as hash, r.key as role, i.name
        from users u join roles r on r.id = u.role_id join individuals i on i.user_id = u.id`
    expect(user).toMatchObject({ role: 'superAdmin', name: 'Thandi' })
    expect(await verifyPassword(user?.hash, facts.password)).toBe(true)
  })

  it('refuses a second one and names the first', async () => {
    const second = { ...facts, username: 'sipho', email: 'sipho@example.com' }
    await expect(createFirstAdmin(database, second)).rejects.toThrow(
      'There is already a Super Admin: thandi',
    )
  })
})

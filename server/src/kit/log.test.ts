import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { users } from '../db/schema/accounts.ts'
import { contactSources } from '../db/schema/contact-sources.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { createLog, loggedError } from './log.ts'

let clone: TestDatabase
let database: Database

beforeAll(async () => {
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1 })
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const secret = 'Thandi Nkosi 082 555 0134 thandi@example.com'

async function lineAbout(work: PromiseLike<unknown>): Promise<string> {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  await work.then(
    () => expect.unreachable(),
    (error: unknown) => log.error(error, 'a write failed'),
  )
  return lines.join('')
}

describe('the log', () => {
  it('names the constraint that a write violated, and shows nothing of the row', async () => {
    const row = { description: secret }
    await database.db.insert(contactSources).values(row)
    const line = await lineAbout(database.db.insert(contactSources).values(row))
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a write failed',
      err: { code: '23505', constraint: expect.stringContaining('contact_sources') },
    })
    expect(line).not.toMatch(/Thandi|0134|example\.com/)
  })

  it('does not show a value that a column refuses', async () => {
    for (const statement of [
      database.sql`select ${secret}::int`,
      database.sql`select ${secret}::date`,
      database.sql`select ${`{"email": ${secret}`}::jsonb`,
      database.db.insert(users).values({ username: secret, email: secret } as never),
    ]) {
      const line = await lineAbout(statement)
      expect(line).toContain('"code":')
      expect(line).not.toMatch(/Thandi|0134|example\.com/)
    }
  })

  it('hides email addresses in messages of other programs, and unknown fields', () => {
    const error = Object.assign(new Error('550 <thandi@example.com>: no such mailbox'), {
      responseCode: 550,
      rejected: ['thandi@example.com'],
      response: secret,
    })
    const logged = loggedError(new Error('not sent', { cause: error }))
    expect(logged).toMatchObject({ message: 'not sent', cause: { responseCode: 550 } })
    expect(JSON.stringify(logged)).not.toMatch(/thandi|Nkosi|0134/i)
  })

  it('hides fields that are named like a personal column, including nested ones', () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })
    const person = { cellNumber: '082 555 0134', user_agent: 'Firefox' }
    log.info({ email: 'thandi@example.com', person, reference: 'PM-1', attempts: 2 }, 'paid')
    expect(JSON.parse(lines.join(''))).toMatchObject({
      email: '•••',
      person: { cellNumber: '•••', user_agent: '•••' },
      reference: 'PM-1',
      attempts: 2,
      msg: 'paid',
    })
  })

  it('retains the stack frames, so that the error can be located', () => {
    expect(loggedError(new Error('here')).stack).toMatch(/^ {4}at .*log\.test\.ts/)
  })
})

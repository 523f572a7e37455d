import { beforeAll, expect, it, vi } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { connect } from '../db/connect.ts'
import { useApi } from '../testing/api.ts'

const logged: string[] = []
const api = useApi({ requestSeconds: 0.5 }, { log: (line) => void logged.push(line) })

/** Runs work while another program holds a lock on a table that every request here needs. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const other = connect(api.services.database.url, { max: 1, timeouts: null })
  try {
    await other.sql`begin`
    await other.sql`lock table contact_sources, contact_messages in access exclusive mode`
    return await work()
  } finally {
    await other.close()
  }
}

let mailSourceId: number

beforeAll(async () => {
  const [source] = await api.services.database.sql`select id from contact_sources limit 1`
  mailSourceId = source?.id as number
})

it('a read and a write that run out of time get 503, and their statements are cancelled in the database', async () => {
  const message = { name: 'Thandi', email: 't@example.co.za', message: 'Hello', mailSourceId }
  const replies = await whileLocked(() =>
    Promise.all([
      api.app.inject('/api/MailSource'),
      api.app.inject({ method: 'POST', url: sendContactMessage.path, payload: message }),
    ]),
  )
  for (const { statusCode, headers } of replies) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  }
  expect(logged).toHaveLength(2)
  for (const line of logged) {
    expect(line).toContain('exceeded its limit of 0.5 s while waiting for the database: ')
    expect(line).not.toContain('Thandi')
  }
  const { sql } = api.services.database
  await vi.waitFor(async () => {
    const waiting = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    expect(waiting).toEqual([])
  })
  expect(await sql`select 1 from contact_messages`).toEqual([])
})

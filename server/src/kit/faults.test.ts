import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../db/errors.ts'
import { watchDatabase } from './database-watch.ts'
import { startFailure } from './start-failure.ts'

const refused = Object.assign(new Error('connect'), {
  code: 'ECONNREFUSED',
  address: '10.0.0.5',
  port: 5432,
})

describe('an outage of the database', () => {
  it('is logged when it begins and when it ends, with place, cause and remedy, without the password', () => {
    const lines: string[] = []
    const log = {
      error: (line: string) => lines.push(line),
      info: (line: string) => lines.push(line),
    }
    const watch = watchDatabase('postgres://user:secret@db.example:5432/x', log as never, () => 0)
    watch.worked()
    for (let n = 0; n < 1000; n++) watch.failed(new DatabaseUnavailable(refused), false)
    watch.worked()
    watch.worked()
    expect(lines).toEqual([
      'The database cannot be reached at db.example:5432 (ECONNREFUSED 10.0.0.5:5432): check that PostgreSQL is running, and DATABASE_URL. Requests get 503 until then.',
      'The database is responding again after 0 s and 1000 failures',
    ])
  })
})

describe('a start that fails', () => {
  it('says why and what to do', () => {
    const inUse = Object.assign(new Error('listen'), {
      code: 'EADDRINUSE',
      address: '::',
      port: 80,
    })
    expect(startFailure(inUse)).toBe(
      'Jacaranda did not start: PORT is in use by another program: stop that one, or choose another PORT (EADDRINUSE :::80).',
    )
    expect(startFailure(new DatabaseUnavailable(refused))).toContain(
      'check that PostgreSQL is running',
    )
    expect(startFailure(new Error('odd'))).toContain('odd')
  })
})

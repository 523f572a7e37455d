import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { asUnavailable, DatabaseUnavailable, isUnavailable } from './errors.ts'

const failed = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)

describe('a lost connection is recognised', () => {
  it.each([
    failed('write EPIPE', { code: 'EPIPE', errno: -32, syscall: 'write' }),
    failed('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
    // What Node says when the server has closed its side: without a system call.
    failed('This socket has been ended by the other party', { code: 'EPIPE' }),
    failed('Cannot call write after a stream was destroyed', { code: 'ERR_STREAM_DESTROYED' }),
    failed('Premature close', { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
    Object.assign(new AggregateError([failed('connect ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
    failed('getaddrinfo EAI_AGAIN db', { code: 'EAI_AGAIN' }),
    failed('Connection terminated unexpectedly'),
    failed('Client has encountered a connection error and is not queryable'),
  ])('%s', (error) => {
    const known = asUnavailable(error)
    expect(known).toBeInstanceOf(DatabaseUnavailable)
    expect(isUnavailable(failed('wrapped', { cause: failed('twice', { cause: known }) }))).toBe(
      true,
    )
  })

  it('and nothing else is mistaken for one', () => {
    const refused = Object.assign(new pg.DatabaseError('duplicate key', 1, 'error'), {
      code: '23505',
    })
    for (const error of [
      refused,
      new TypeError('x is undefined'),
      failed('no', { code: 'FST_X' }),
    ]) {
      expect(asUnavailable(error)).toBe(error)
      expect(isUnavailable(error)).toBe(false)
    }
  })
})

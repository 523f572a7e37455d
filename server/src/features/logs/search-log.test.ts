import { describe, expect, it } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { createSearchLog } from './search-log.ts'

const api = useApi()

describe('the search log', () => {
  it('is written a moment after the searches, many at a time', async () => {
    const log = createSearchLog(api.parts.database, api.parts.log)
    for (let i = 0; i < 2500; i++) {
      log.note({ userId: null, userName: 'Unknown', type: 'Residential', value: `Lynnwood ${i}` })
    }
    await log.stop()
    const [row] = await api.parts.database
      .sql`select count(*)::int as n, min(value) as first from search_log`
    expect(row).toEqual({ n: 2500, first: 'Lynnwood 0' })
  })

  it('keeps what it could not write for the next round', async () => {
    const { sql } = api.parts.database
    const log = createSearchLog(api.parts.database, api.parts.log)
    await sql`alter table search_log rename to search_log_away`
    log.note({ userId: null, userName: 'Unknown', type: 'Residential', value: 'kept' })
    await log.flush()
    await sql`alter table search_log_away rename to search_log`
    await log.stop()
    expect((await sql`select count(*)::int as n from search_log where value = 'kept'`)[0]?.n).toBe(
      1,
    )
  })
})

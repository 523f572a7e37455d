import { describe, expect, it } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { createSearchLog } from './search-log.ts'

const api = useApi()

describe('the search log', () => {
  it('is written shortly after the searches, in batches', async () => {
    const log = createSearchLog(api.services.database, api.services.log)
    for (let i = 0; i < 2500; i++) {
      log.record({ userId: null, userName: 'Unknown', type: 'Residential', value: `Lynnwood ${i}` })
    }
    await log.stop()
    const [row] = await api.services.database
      .sql`select count(*)::int as n, min(value) as first from search_log`
    expect(row).toEqual({ n: 2500, first: 'Lynnwood 0' })
  })

  it('has a row for every search, including parallel ones', async () => {
    const { sql } = api.services.database
    const log = createSearchLog(api.services.database, api.services.log)
    const search = { userId: null, userName: 'Unknown', type: 'Residential', value: 'Hatfield' }
    const same = { ...search, results: 3 }
    for (let i = 0; i < 700; i++) log.record(same)
    log.record({ ...search, results: 4 })
    await log.flush()
    log.record(same)
    await log.stop()
    const rows = await sql`
      select results, count(*)::int as n from search_log where value = 'Hatfield'
      group by 1 order by 1`
    expect(rows).toEqual([
      { results: 3, n: 701 },
      { results: 4, n: 1 },
    ])
  })

  it('retries in the next batch what it could not write', async () => {
    const { sql } = api.services.database
    const log = createSearchLog(api.services.database, api.services.log)
    await sql`alter table search_log rename to search_log_away`
    log.record({ userId: null, userName: 'Unknown', type: 'Residential', value: 'kept' })
    await log.flush()
    await sql`alter table search_log_away rename to search_log`
    await log.stop()
    expect((await sql`select count(*)::int as n from search_log where value = 'kept'`)[0]?.n).toBe(
      1,
    )
  })
})

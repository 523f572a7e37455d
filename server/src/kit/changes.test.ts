import { describe, expect, it, vi } from 'vitest'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { useApi } from '../testing/api.ts'
import { aProperty } from '../testing/property-builders.ts'
import { followChanges } from './changes.ts'
import type { Change } from './reply-cache.ts'

const api = useApi()

describe('cached replies', () => {
  it('are invalidated when any process commits a change to their table', async () => {
    const { database, cache, log } = api.services
    const stop = await followChanges(database, cache, log)
    const names = async () =>
      (await api.visitor(contactSources.list, {})).body.items.map((item) => item.description)
    await names()
    // Bypasses the program, as another process or a person with psql would.
    await database.sql`insert into contact_sources (description) values ('A notice board')`
    await vi.waitFor(async () => expect(await names()).toContain('A notice board'))
    await stop()
  })
})

it.each(['{"table"', '{"table":"properties"}', '{}'])(
  'a notice that cannot be read invalidates everything: %s',
  async (notice) => {
    const { database, cache, log } = api.services
    const invalidate = vi.fn()
    const stop = await followChanges(database, { ...cache, invalidate }, log)
    invalidate.mockClear()
    await database.sql`select pg_notify('jacaranda_changed', ${notice})`
    await vi.waitFor(() => expect(invalidate.mock.calls).toEqual([[undefined]]))
    await stop()
  },
)

describe('a change of many listings at once', () => {
  /** What is announced when this is done. */
  async function announced(work: () => Promise<unknown>): Promise<Change[]> {
    const { database, cache, log } = api.services
    const changes: Change[] = []
    const noting = { ...cache, invalidate: (change?: Change) => void changes.push(change ?? 'all') }
    const stop = await followChanges(database, noting, log)
    changes.length = 0
    await work()
    await database.sql`notify jacaranda_changed, 'the end'`
    await vi.waitFor(() => expect(changes.at(-1)).toBe('the end'))
    await stop()
    return changes.slice(0, -1)
  }

  it('is announced for all listings when those it names do not fit into a notice', async () => {
    const { sql } = api.services.database
    const suburb = '🌳'.repeat(60)
    for (let n = 0; n < 12; n++) await aProperty(api.services, { suburbId: null, suburb })
    const changes = await announced(
      () => sql`update properties set price = price + 1 where suburb = ${suburb}`,
    )
    expect(changes).toContain('properties')
  })

  it('is announced for every published one, however many drafts it concerns as well', async () => {
    const { sql } = api.services.database
    const ids: number[] = []
    for (let n = 0; n < 60; n++) {
      const published = n % 12 === 0
      const { id } = await aProperty(api.services, {
        published,
        suburbId: null,
        suburb: 'Veldhoek',
      })
      if (published) ids.push(id)
    }
    const changes = await announced(
      () => sql`insert into property_field_values (property_id, field_id, value)
        select p.id, f.id, 'x' from properties p cross join (select id from fields limit 1) f
        where p.suburb = 'Veldhoek'`,
    )
    const named = changes.flatMap((change) => (typeof change === 'string' ? [] : change.rows))
    expect(named.map(({ id }) => Number(id)).toSorted((one, other) => one - other)).toEqual(ids)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { useApi } from '../testing/api.ts'
import { followChanges } from './changes.ts'

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

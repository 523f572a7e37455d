import { describe, expect, it } from 'vitest'
import { labelOf, nounOf, tableNouns } from '#contract/change-log/change-log.nouns.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

describe('the nouns of the change log', () => {
  it('cover exactly the recorded tables', async () => {
    const rows = await api.services.database.sql<{ relname: string }[]>`
      select relname from pg_class c join pg_trigger t on t.tgrelid = c.oid
      where t.tgname = 'record_change' order by relname`
    const recorded = rows.map(({ relname }) => relname)
    const named = Object.keys(tableNouns)
    const nameless = recorded.filter((table) => !named.includes(table))
    const unrecorded = named.filter((table) => !recorded.includes(table))
    expect(
      Object.keys(tableNouns).sort(),
      [
        ...nameless.map(
          (table) => `Add a noun for ${table} to change-log.nouns.ts of the contract`,
        ),
        ...unrecorded.map(
          (table) => `End the migration of ${table} with SELECT business_table('${table}');`,
        ),
      ].join('. '),
    ).toEqual(recorded)
  })

  it('turn a column name into a label', () => {
    expect(['agent_commission', 'owner_user_id', 'id_number_encrypted', 'id'].map(labelOf)).toEqual(
      ['Agent commission', 'Owner user', 'ID number', 'ID'],
    )
    expect(nounOf('some_new_table')).toBe('Some new table')
  })
})

import { describe, expect, it } from 'vitest'
import { connect } from './connect.ts'
import { cloneDatabase } from './testing.ts'

describe('a cloned database', () => {
  it('has the reference data and is isolated from other clones', async () => {
    const clones = await Promise.all([cloneDatabase(), cloneDatabase()])
    const [one, two] = clones.map(({ url }) => connect(url, { max: 1 }))
    await one!.sql`delete from faq_entries`
    const [sibling] = await two!.sql`select count(*)::int as rows from faq_entries`
    expect(sibling!.rows).toBeGreaterThan(0)
    await Promise.all([one!.close(), two!.close()])
    await Promise.all(clones.map((clone) => clone.drop()))
    await expect(connect(clones[0]!.url, { max: 1 }).sql`select 1`).rejects.toMatchObject({
      code: '3D000',
    })
  })
})

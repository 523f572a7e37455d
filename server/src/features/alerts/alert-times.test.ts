import { describe, expect, it } from 'vitest'
import { inLynnwood, prepareAlerts } from '../../testing/alerts.ts'
import { tellOfOccasions } from './occasions.service.ts'

const { sql, save, publish, run, indexed, told, mails, anHourLater } = prepareAlerts()

describe('alerts', () => {
  it('wait for the chosen hour, the end of quiet hours and the end of an hour', async () => {
    const due = async (values: unknown[]) => {
      const [row] = await sql().unsafe(
        `select to_char(alert_due_at($1, $2, $3, $4, $5, $6, $7) at time zone 'UTC', 'MM-DD HH24:MI') as at`,
        values,
      )
      return row?.at
    }
    // 2026-11-16 is a Monday; South Africa is two hours ahead.
    const [noon, night] = ['2026-11-16T10:00Z', '2026-11-16T20:30Z']
    expect(await due(['atOnce', 7, null, 20, 6, null, noon])).toBe('11-16 10:00')
    expect(await due(['atOnce', 7, null, 20, 6, null, night])).toBe('11-17 04:00')
    expect(await due(['atOnce', 7, null, 20, 6, null, '2026-11-17T02:00Z'])).toBe('11-17 04:00')
    expect(await due(['atOnce', 7, null, 0, 0, null, night])).toBe('11-16 20:30')
    expect(await due(['atOnce', 7, null, 20, 6, '2026-11-16T09:30Z', noon])).toBe('11-16 10:30')
    expect(await due(['daily', 7, null, 20, 6, null, noon])).toBe('11-17 05:00')
    expect(await due(['daily', 21, null, 20, 6, null, noon])).toBe('11-16 19:00')
    expect(await due(['weekly', 7, 1, 20, 6, null, noon])).toBe('11-23 05:00')
    expect(await due(['weekly', 7, 3, 20, 6, null, noon])).toBe('11-18 05:00')

    await save(inLynnwood)
    await publish()
    await run()
    await publish()
    await run()
    expect((await told()).map(({ sent }) => sent)).toEqual([true, false])
    await anHourLater()
    await sql()`update alerts set due_at = now() where digest_id is null`
    await run()
    expect((await told()).map(({ sent }) => sent)).toEqual([true, true])
  })

  it('wait in quiet hours, except for a digest at the hour that was chosen for it', async () => {
    const [clock] = await sql()`
      select extract(hour from now() at time zone 'Africa/Johannesburg')::int as hour`
    const hour = clock?.hour as number
    const begin = () =>
      sql()`update alert_recipients set quiet_from = ${hour}, quiet_until = ${(hour + 3) % 24}`
    const waiting = async () =>
      (await sql()`select due_at > now() as waits from alerts where digest_id is null`).map(
        ({ waits }) => waits,
      )
    const search = await save(inLynnwood)
    await publish()
    await tellOfOccasions(await indexed())
    // Its quiet hours begin before it is sent.
    await begin()
    await run()
    expect(await mails()).toEqual([])
    expect(await waiting()).toEqual([true])

    await sql()`update saved_searches set frequency = 'daily', hour = ${hour} where id = ${search}`
    await indexed()
    await sql()`update alerts set due_at = now() - interval '3 hours'`
    await run()
    expect(await mails(), 'the site was down at the chosen hour').toEqual([])
    expect(await waiting()).toEqual([true])

    await sql()`update alerts set due_at = now() - interval '50 minutes'`
    await run()
    expect(await mails(), 'the hour that was chosen').toHaveLength(1)
  })
})

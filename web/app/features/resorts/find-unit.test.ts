import { describe, expect, it } from 'vitest'
import type { Api } from '#contract/client.ts'
import { links } from '#contract/links.ts'
import { getResort } from '#contract/resorts/resorts.calls.ts'
import { findUnit } from './find-unit.ts'

/** Silver Sands 2 has its weeks on the page of Silver Sands 1. */
const api = (async (call: unknown, input: { x?: string; id?: number | string }) =>
  call === getResort
    ? { resortCode: 'SILV1' }
    : { id: Number(input.id), resortCode: 'SILV2' }) as unknown as Api

describe('a week at a resort that shares a page with another', () => {
  it('is linked and found under the code of that page', async () => {
    expect(links.week('SILV2', 15)).toBe('/resort/SILV1/15')
    expect((await findUnit(api, 'SILV1', '15', '')).week.id).toBe(15)
  })

  it('redirects there from its own code', async () => {
    const reply = await findUnit(api, 'SILV2', '15', '?tab=layout').catch(
      (error: Response) => error,
    )
    expect((reply as Response).headers.get('location')).toBe('/resort/SILV1/15?tab=layout')
  })
})

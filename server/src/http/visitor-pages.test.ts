import { beforeEach, describe, expect, it, vi } from 'vitest'
import { counted, member, usePages } from '../testing/pages.ts'
import type { PageParts } from './page.ts'
import type { VisitorPages } from './visitor-pages.ts'

const pages = usePages()

describe('a page that is rendered without the router of the whole site', () => {
  const drawn = vi.fn<VisitorPages>()
  const page = async (_url: URL, _cookie: string, { api }: PageParts) => {
    const { count } = await api(counted, {})
    const headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']]
    return { status: 200, headers, cookies: [], body: Buffer.from(`drawn ${count}`) }
  }

  beforeEach(() => {
    drawn.mockReset().mockImplementation(page)
    pages.drawForVisitor = drawn
  })

  it('is for visitors, and cached like any other', async () => {
    expect((await pages.get('/?a=1')).body).toBe('drawn 1')
    expect((await pages.get('/?a=1')).body).toBe('drawn 1')
    expect(drawn).toHaveBeenCalledTimes(1)
    expect(drawn.mock.calls[0]?.[0].href).toMatch(/\/\?a=1$/)
    pages.cache.invalidate('weeks')
    expect((await pages.get('/?a=1')).body).toBe('drawn 2')
    expect(pages.recorded).toHaveBeenCalledTimes(3)
  })

  it('is not used for logged-in users, nor for form submissions', async () => {
    expect((await pages.get('/', member)).body).toContain('member 1')
    expect((await pages.app.inject({ method: 'POST', url: '/' })).body).toContain('visitor')
    expect(drawn).not.toHaveBeenCalled()
  })

  it('is not cached when it is valid only at this moment', async () => {
    drawn.mockImplementation(async (...asked) => ({ ...(await page(...asked)), once: true }))
    await pages.get()
    await pages.get()
    expect(drawn).toHaveBeenCalledTimes(2)
  })

  it('is left to the router where only that can produce the reply, which is cached like any other', async () => {
    drawn.mockImplementation(async (...asked) => {
      await page(...asked)
      return undefined
    })
    const first = await pages.get()
    expect(first.body).toContain('visitor 1')
    expect((await pages.get()).body).toBe(first.body)
    expect(drawn).toHaveBeenCalledTimes(1)
  })
  it('loads its data only once, even when the router renders its error page', async () => {
    pages.away = true
    const refused = (api: PageParts['api']) => api(counted, {}).then(undefined, () => undefined)
    drawn.mockImplementation(async (_url, _cookie, { api }) => refused(api) as Promise<undefined>)
    pages.site = async (_request, { api }) => {
      await refused(api)
      return pages.html('no data', { status: 404 })
    }
    expect((await pages.get()).statusCode).toBe(404)
    expect(drawn).toHaveBeenCalledTimes(1)
    expect(pages.tries).toBe(1)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { links } from '#contract/links.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const base = () => api.services.config.publicUrl

interface Facts {
  shown: { id: number }
  hidden: { id: number }
  past: { id: number }
  week: { id: number }
  ownWeek: { id: number }
}
let made: Facts

beforeAll(async () => {
  made = {
    shown: await aProperty(api.services),
    hidden: await aProperty(api.services, { published: false }),
    past: await aProperty(api.services, { hideAfter: '2020-01-01' }),
    week: await aWeek(api.services, { published: true }),
    ownWeek: await aWeek(api.services),
  }
})

async function locations(path: string): Promise<string[]> {
  const reply = await api.app.inject({ url: path })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8')
  return [...reply.body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) =>
    (address as string).replaceAll('&amp;', '&').replace(base(), ''),
  )
}

describe('the sitemap', () => {
  it('is named by robots.txt, at the public address of the site', async () => {
    const { body, headers } = await api.app.inject({ url: '/robots.txt' })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain(`\nSitemap: ${base()}/sitemap.xml\n`)
    expect(body).toContain('\nDisallow: /api/\n')
  })

  it('is an index whose parts all exist', async () => {
    const parts = await locations('/sitemap.xml')
    expect(parts).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-resorts.xml',
      '/sitemap-suburbs.xml',
      '/sitemap-properties-1.xml',
      '/sitemap-weeks-1.xml',
    ])
    for (const part of parts) expect((await locations(part)).length).toBeGreaterThan(0)
  })

  it('has only the published listings, with the day of their last change', async () => {
    expect(await locations('/sitemap-properties-1.xml')).toEqual([
      links.property('Residential', made.shown.id),
    ])
    expect(await locations('/sitemap-weeks-1.xml')).toEqual([links.week('CABA', made.week.id)])
    const { body } = await api.app.inject({ url: '/sitemap-properties-1.xml' })
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  })

  it('has the results of suburbs with listings, resorts and pages, and nothing private', async () => {
    expect(await locations('/sitemap-suburbs.xml')).toEqual([
      links.propertyResults({
        usage: 'Residential',
        salesType: 'Sale',
        places: ['lynnwood.pretoria.gauteng'],
      }),
    ])
    expect(await locations('/sitemap-resorts.xml')).toContain(links.resort('CABA'))
    const pages = await locations('/sitemap-pages.xml')
    expect(pages).toContain(links.contact())
    expect(pages.filter((path) => /^\/(user|status|api|today)/.test(path))).toEqual([])
  })

  it.each(['properties', 'properties-0', 'properties-2', 'resorts-1', 'constructor', 'x'])(
    'has no part %s',
    async (part) => {
      expect((await api.app.inject({ url: `/sitemap-${part}.xml` })).statusCode).toBe(404)
    },
  )
})

import { links } from '#contract/links.ts'
import type { Services } from '../../services.ts'
import {
  findParts,
  findPropertyPages,
  findResortPages,
  findSuburbPages,
  findWeekPages,
  type SitemapEntry,
} from './sitemap.queries.ts'
import { indexXml, sitemapXml } from './sitemap-xml.ts'

const cacheSeconds = 600
/** A larger file would push everything else out of the cache. */
const mostCached = 1_000_000

/** Pages without records of their own, which search engines may show. */
const staticPages = [
  links.home(),
  links.propertyHome('Residential'),
  links.propertyHome('Commercial'),
  links.propertyResults({ usage: 'Residential', salesType: 'Sale' }),
  links.propertyResults({ usage: 'Residential', salesType: 'Rent' }),
  links.propertyResults({ usage: 'Commercial', salesType: 'Sale' }),
  links.propertyResults({ usage: 'Commercial', salesType: 'Rent' }),
  links.timeshareSearch(),
  links.weekResultsPath(),
  links.weeksToBuy(),
  links.sellWeek(),
  links.aboutTimeshare(),
  links.timeshareQuestions(),
  links.bondCalculator(),
  links.sectionalTitle(),
  links.rentalPortfolio(),
  links.aboutUs(),
  links.contact(),
  links.mapData(),
  links.terms(),
  links.privacyPolicy(),
  links.websiteDisclaimer(),
]

type Read = (services: Services, part: number) => Promise<SitemapEntry[]>

/** The parts by the name in their address; the number of numbered ones depends on the listings. */
const parts: Record<string, { numbered: boolean; read: Read }> = {
  pages: { numbered: false, read: async () => staticPages.map((path) => ({ path, changed: '' })) },
  properties: {
    numbered: true,
    read: ({ database }, part) => findPropertyPages(database.db, part),
  },
  resorts: { numbered: false, read: ({ database }) => findResortPages(database.db) },
  suburbs: { numbered: false, read: ({ database }) => findSuburbPages(database.db) },
  weeks: { numbered: true, read: ({ database }, part) => findWeekPages(database.db, part) },
}

function cached({ cache }: Services, key: string, make: () => Promise<string>): Promise<string> {
  return cache.cacheAs(`sitemap ${key}`, async () => {
    const value = await make()
    const weight = value.length * 2
    if (weight > mostCached) return { value }
    return { value, entry: { seconds: cacheSeconds, tables: [], weight } }
  })
}

/** The list of all parts. */
export function sitemapIndex(services: Services): Promise<string> {
  const { publicUrl } = services.config
  return cached(services, 'index', async () => {
    const numbered = await findParts(services.database.db)
    return indexXml(publicUrl, [
      ...Object.entries(parts)
        .filter(([, part]) => !part.numbered)
        .map(([name]) => ({ path: `/sitemap-${name}.xml`, changed: '' })),
      ...numbered.map(({ kind, number, changed }) => ({
        path: `/sitemap-${kind}-${number}.xml`,
        changed,
      })),
    ])
  })
}

/** One part, such as `resorts` or `properties-2`; undefined if there is no such part. */
export async function sitemapPart(services: Services, name: string): Promise<string | undefined> {
  const [, kind = '', number] = /^([a-z]+)(?:-([1-9]\d{0,4}))?$/.exec(name) ?? []
  const part = Object.hasOwn(parts, kind) ? parts[kind] : undefined
  if (!part || part.numbered !== Boolean(number)) return undefined
  const text = await cached(services, name, async () => {
    const entries = await part.read(services, Number(number ?? 1))
    return entries.length ? sitemapXml(services.config.publicUrl, entries) : ''
  })
  return text || undefined
}

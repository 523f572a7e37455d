import type { SitemapEntry } from './sitemap.queries.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')

function located(publicUrl: string, { path, changed }: SitemapEntry): string {
  const modified = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<loc>${escaped(publicUrl + path)}</loc>${modified}`
}

export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map((entry) => `<url>${located(publicUrl, entry)}</url>\n`)
  return `${head}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

export function indexXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const maps = entries.map((entry) => `<sitemap>${located(publicUrl, entry)}</sitemap>\n`)
  return `${head}<sitemapindex ${namespace}>\n${maps.join('')}</sitemapindex>\n`
}

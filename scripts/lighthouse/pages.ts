import { links } from '../../contract/src/links.ts'

export interface MeasuredPage {
  name: string
  path: string
  /** The page of a Super Admin; search engines never see it. */
  office?: boolean
}

const homesForSale = links.propertyResults({ usage: 'Residential', salesType: 'Sale' })

/** A path that a page links to; the first one, as a visitor would click it. */
export function linkedPath(html: string, pattern: RegExp): string {
  for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
    const path = address.replaceAll('&amp;', '&')
    if (pattern.test(path)) return path
  }
  throw new Error(`No link like ${pattern} on the page: does the site have demo data?`)
}

/** Eight pages for visitors and two of the back office. */
export async function pagesOf(read: (path: string) => Promise<string>): Promise<MeasuredPage[]> {
  const property = linkedPath(await read(homesForSale), /^\/property\/residential\/property\/\d+$/)
  const week = linkedPath(await read(links.weekResults({})), /^\/resort\/[^/?]+\/\d+$/)
  const id = Number(property.split('/').at(-1))
  return [
    { name: 'Home', path: links.home() },
    { name: 'Homes for sale', path: homesForSale },
    { name: 'Property', path: property },
    { name: 'Timeshare search', path: links.timeshareSearch() },
    { name: 'Timeshare weeks', path: links.weekResults({}) },
    { name: 'Resort', path: week.slice(0, week.lastIndexOf('/')) },
    { name: 'Week', path: week },
    { name: 'Contact', path: links.contact() },
    { name: 'Timeshare Admin', path: links.timeshareAdmin(), office: true },
    { name: 'Property form', path: links.editProperty(id), office: true },
  ]
}

/** What the server says of a page to its scripts. */
export interface PageData {
  /** The screen, by the id of its route. */
  id: string
  params: Record<string, string | undefined>
  /** What the loaders of the frame around all screens and of the screen returned. */
  root: unknown
  screen: unknown
}

/** What the server replies where only the search of an address has changed. */
export type NextData =
  | { id: string; title: string; screen: unknown }
  /** Another page, or one that only a whole load can show. */
  | { leave: string }

export const pageDataId = 'page-data'
export const siteId = 'site'

/** Where the server replies with the data of a page alone. */
const dataSuffix = '.page'

export function dataAddress(pathname: string, search: string): string {
  return `${pathname === '/' ? '/_home' : pathname.replace(/\/$/, '')}${dataSuffix}${search}`
}

/** The page whose data an address asks for; undefined for other addresses. */
export function pageOfData(pathname: string): string | undefined {
  if (!pathname.endsWith(dataSuffix)) return undefined
  const page = pathname.slice(0, -dataSuffix.length)
  return page === '/_home' ? '/' : page
}

import type { Menus } from '../menu.ts'

function bare(path: string): string {
  return path.toLowerCase().replace(/\/$/, '') || '/'
}

/** Whether a link leads to the current page; paths ignore case. */
export function isHere(to: string, pathname: string): boolean {
  return bare(to) === bare(pathname)
}

/** The same, or a page below it. */
export function isWithin(to: string, pathname: string): boolean {
  return isHere(to, pathname) || bare(pathname).startsWith(`${bare(to)}/`)
}

/** The page-dependent part of the header's menus: the links to the page, or to a parent of it. */
export function linksHere(menus: Menus | undefined, pathname: string): string[] {
  const groups = menus?.header ?? []
  const paths = groups.flatMap(({ links, within = [] }) => [
    ...links.map(({ to }) => to),
    ...within,
  ])
  return paths.flatMap((to) => {
    if (isHere(to, pathname)) return `at ${to}`
    return isWithin(to, pathname) ? `within ${to}` : []
  })
}

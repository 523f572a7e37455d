function bare(path: string): string {
  return path.toLowerCase().replace(/\/$/, '') || '/'
}

/** Whether a link leads to the page that is shown; paths ignore case. */
export function isHere(to: string, pathname: string): boolean {
  return bare(to) === bare(pathname)
}

/** The same, or a page below it. */
export function isWithin(to: string, pathname: string): boolean {
  return isHere(to, pathname) || bare(pathname).startsWith(`${bare(to)}/`)
}

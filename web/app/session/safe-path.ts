const anySite = 'http://site.invalid'

/**
 * A return path of this site, or undefined. Browsers read `//host`, `/\host` and tabs in
 * between as another host, so the path is judged after the same parsing that a browser does.
 */
export function safePath(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2000 || !value.startsWith('/') || /[\\\p{Cc}]/u.test(value)) {
    return undefined
  }
  const url = URL.parse(value, anySite)
  if (!url || url.origin !== anySite || url.pathname.startsWith('//')) return undefined
  // Coming back to the login screen or to logging out would be a circle.
  if (/^\/user\/log(in|out)\/?$/i.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

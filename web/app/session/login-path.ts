import { links } from '#contract/links.ts'
import { safePath } from './safe-path.ts'

/** The login screen, with the requested path. */
export function loginPath(from?: Pick<URL, 'pathname' | 'search'>): string {
  const back = from && safePath(from.pathname + from.search)
  return links.login(back === '/' ? undefined : back)
}

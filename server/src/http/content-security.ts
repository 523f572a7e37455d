import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g

type Directives = Record<string, string>

const policy: Directives = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Sizes and colours computed for one element are attributes; stylesheets stay files of our own.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // A listing's video, which starts when a person presses play.
  'frame-src': "'self' https://www.youtube-nocookie.com",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, body] of html.matchAll(inlineScript)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(body as string)
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}

/** Other origins that our pages embed or post to. */
export interface OtherSites {
  /** The tile server of the maps. */
  images: readonly string[]
  /** Card pages of payment providers, shown in a frame of ours. */
  frames: readonly string[]
  /** Forms of ours may be posted there. */
  forms: readonly string[]
}

export interface ContentSecurity {
  /** The policy of everything that is not a page. */
  plain: string
  /** Development needs Vite's inline client and its socket. */
  development: string
  /** The policy of one page. Hashes, not nonces, so that a cached page stays valid. */
  forPage(html: string): string
}

export function contentSecurity({ images, frames, forms }: OtherSites): ContentSecurity {
  const own = {
    ...policy,
    'img-src': [policy['img-src'], ...images].join(' '),
    'frame-src': [policy['frame-src'], ...frames].join(' '),
    'form-action': [policy['form-action'], ...forms].join(' '),
  }
  return {
    plain: written(own),
    development: written({
      ...own,
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
    }),
    forPage: (html) =>
      written({ ...own, 'script-src': ["'self'", ...scriptHashes(html)].join(' ') }),
  }
}

/** The policy of a page that only redirects, possibly from inside a frame of ours. */
export function handBackPolicy(html: string): string {
  return written({
    'default-src': "'none'",
    'script-src': scriptHashes(html).join(' ') || "'none'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
}

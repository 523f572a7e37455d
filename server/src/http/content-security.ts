import { createHash } from 'node:crypto'

const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)([^>]*)>([\s\S]*?)<\/script>/g
const inlineStyle = /<style([^>]*)>([\s\S]*?)<\/style>/g

type Directives = Record<string, string>

const policy: Directives = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Sizes and colours computed for one element are attributes; stylesheets are files of our own.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // The service worker that shows push notifications.
  'worker-src': "'self'",
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

function hashesOf(
  element: RegExp,
  html: string,
  isOurs: (attributes: string) => boolean,
): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body] of html.matchAll(element)) {
    if (!isOurs(attributes)) continue
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
  /**
   * The policy of one page, which allows the scripts and styles that carry the nonce, and the page
   * without it. The nonce never leaves the server, so a script in a listing's text cannot carry it.
   * The policy has their hashes instead, so that a cached page stays valid.
   */
  forPage(html: string, nonce: string): { html: string; policy: string }
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
    forPage(html, nonce) {
      const attribute = ` nonce="${nonce}"`
      const isOurs = (attributes: string) => attributes.includes(attribute)
      return {
        html: html.replaceAll(attribute, ''),
        policy: written({
          ...own,
          'script-src': ["'self'", ...hashesOf(inlineScript, html, isOurs)].join(' '),
          'style-src': ["'self'", ...hashesOf(inlineStyle, html, isOurs)].join(' '),
        }),
      }
    },
  }
}

/** The policy of a page that only redirects, possibly from inside a frame of ours. */
export function handBackPolicy(html: string): string {
  return written({
    'default-src': "'none'",
    'script-src': hashesOf(inlineScript, html, () => true).join(' ') || "'none'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
}

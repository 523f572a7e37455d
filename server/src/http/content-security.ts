import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

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

/** The source expression of an inline script or style: a hash of its content. */
export const sourceOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The sources of the page's own inline scripts and styles. */
interface OwnSources {
  script: Set<string>
  style: Set<string>
}

const inlineTag = /^<(script|style)\b(?!.*(?:\bsrc=|type="application\/))/s

/** Searches for the nonce and not for elements: a page is long, and only a few of its elements have a nonce. */
function withoutNonce(html: string, nonce: string): { html: string; own: OwnSources } {
  const attribute = ` nonce="${nonce}"`
  const own: OwnSources = { script: new Set(), style: new Set() }
  const pieces: string[] = []
  let from = 0
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, from)) {
    pieces.push(html.slice(from, at))
    from = at + attribute.length
    const close = html.indexOf('>', from)
    const tag = html.slice(html.lastIndexOf('<', at), close)
    const kind = inlineTag.exec(tag)?.[1] as keyof OwnSources | undefined
    if (kind) own[kind].add(sourceOf(html.slice(close + 1, html.indexOf(`</${kind}>`, close))))
  }
  pieces.push(html.slice(from))
  return { html: pieces.join(''), own }
}

/** Other origins that our pages embed or post to. */
export interface OtherSites {
  /** The tile server of the maps. */
  images: readonly string[]
  /** Card pages of payment providers, shown in our own frame. */
  frames: readonly string[]
  /** Where our forms may be submitted. */
  forms: readonly string[]
}

export interface ContentSecurity {
  /** The policy of everything that is not a page. */
  plain: string
  /** Development needs Vite's inline client and its socket. */
  development: string
  /**
   * A page without its nonce, and its policy, which allows the scripts and styles that carry the nonce.
   * The nonce never leaves the server, so a script in a listing's text cannot carry it. The policy has
   * their hashes instead, so that a cached page stays valid.
   */
  forPage(html: string, nonce: string): SecuredPage
  /** The policy of a page whose inline scripts and styles are known, each as returned by `sourceOf`. */
  forSources(scripts: readonly string[], styles: readonly string[]): string
}

export interface SecuredPage {
  html: string
  /** The arguments are the sources of styles that the server adds to the page. */
  policy(styleSources?: readonly string[]): string
}

export function contentSecurity({ images, frames, forms }: OtherSites): ContentSecurity {
  const own = {
    ...policy,
    'img-src': [policy['img-src'], ...images].join(' '),
    'frame-src': [policy['frame-src'], ...frames].join(' '),
    'form-action': [policy['form-action'], ...forms].join(' '),
  }
  const forSources = (scripts: readonly string[], styles: readonly string[]) =>
    written({
      ...own,
      'script-src': ["'self'", ...scripts].join(' '),
      'style-src': ["'self'", ...styles].join(' '),
    })
  return {
    plain: written(own),
    forSources,
    development: written({
      ...own,
      'script-src': "'self' 'unsafe-inline'",
      'style-src': "'self' 'unsafe-inline'",
      'connect-src': "'self' ws:",
    }),
    forPage(html, nonce) {
      const page = withoutNonce(html, nonce)
      return {
        html: page.html,
        policy: (styleSources = []) =>
          forSources([...page.own.script], [...page.own.style, ...styleSources]),
      }
    },
  }
}

const inlineSources = (html: string) => [
  ...new Set([...html.matchAll(inlineScript)].map(([, text = '']) => sourceOf(text))),
]

/** The policy of a page that only redirects, possibly inside one of our own frames. */
export function redirectPagePolicy(html: string): string {
  return written({
    'default-src': "'none'",
    'script-src': inlineSources(html).join(' ') || "'none'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
  })
}

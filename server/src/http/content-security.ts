import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g

const policy: Record<string, string> = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // Sizes and colours computed for one element are attributes; stylesheets stay files of our own.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // A listing's video, which a person starts by a press.
  'frame-src': "'self' https://www.youtube-nocookie.com",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
}

function written(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/** The policy of everything that is not a page. */
export const plainPolicy = written(policy)

/** Development needs Vite's inline client and its socket. */
export const developmentPolicy = written({
  ...policy,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self' ws:",
})

/** The policy of one page. Hashes, not nonces, so that a kept page stays valid. */
export function policyFor(html: string): string {
  const hashes = new Set<string>()
  for (const [, body] of html.matchAll(inlineScript)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(body as string)
        .digest('base64')}'`,
    )
  }
  return written({ ...policy, 'script-src': ["'self'", ...hashes].join(' ') })
}

import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/**
 * Campaigns are user-supplied HTML. It is shown as a document without an origin: it cannot run
 * scripts, submit a form, or read a cookie or a page of this site, whatever it contains.
 */
const content = {
  'default-src': "'none'",
  'img-src': "'self' https: data:",
  'style-src': "'unsafe-inline' https:",
  'font-src': "'self' https: data:",
  'media-src': 'https:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
}

const written = (directives: Record<string, string>) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

/** Links lead to other pages, once a person follows them. */
export const sandboxPolicy = written({
  sandbox: 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  ...content,
})

/** The one script of the preview: it shows what the editor sends, and reports its height. */
const script = `
const tell = (news) => parent.postMessage(news, '*')
const measure = new ResizeObserver(() => tell({ height: document.body.scrollHeight }))
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.html !== 'string') return
  document.documentElement.innerHTML = data.html
  measure.disconnect()
  measure.observe(document.body)
})
tell({ ready: true })
`

export const previewDocument = `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8"><title>Preview</title></head><body><script>${script}</script></body></html>`

/** Scripts in the content do not run: only this script's hash is allowed. */
export const previewPolicy = written({
  sandbox: 'allow-scripts',
  ...content,
  'script-src': `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
})

export function sendSandboxed(reply: FastifyReply, html: string | Buffer, policy = sandboxPolicy) {
  // Both headers refer to an origin, which such a document does not have: browsers warn about them.
  reply.removeHeader('origin-agent-cluster').header('cross-origin-opener-policy', 'unsafe-none')
  return reply
    .header('content-security-policy', policy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .type('text/html; charset=utf-8')
    .send(html)
}

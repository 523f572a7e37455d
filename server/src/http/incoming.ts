import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'

/** Far more than any of our forms needs, and far less than a recursive function can handle. */
const deepest = 20
const mostValues = 20_000

/** PostgreSQL cannot store a NUL, and half of a character cannot be written as UTF-8. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/**
 * Refuses input that is nested too deeply, has too many values, or contains text that cannot be
 * stored, including in field names. It is not recursive, so no nesting depth can crash the program.
 */
export function checkValues(input: unknown): void {
  let level: unknown[] = [input]
  let count = 0
  for (let depth = 0; level.length; depth++) {
    count += level.length
    if (depth > deepest || count > mostValues) throw new AppError('badRequest')
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value === 'string') {
        if (!isStorable(value)) throw new AppError('badRequest')
      } else if (Array.isArray(value)) {
        for (const one of value) next.push(one)
      } else if (typeof value === 'object' && value !== null) {
        for (const [name, one] of Object.entries(value)) {
          if (!isStorable(name)) throw new AppError('badRequest')
          next.push(one)
        }
      }
    }
    level = next
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Only HTTP/1.0 requests may omit the Host header. */
function isHost(host: string): boolean {
  return hostName.test(host) && URL.canParse(`http://${host}`)
}

function checkRequest({ method, url, host, headers }: FastifyRequest): void {
  if (!methods.has(method)) throw new AppError('badMethod')
  if (headers.host !== undefined && !isHost(host)) throw new AppError('badRequest')
  if (/%00/.test(url)) throw new AppError('badRequest')
}

/** The first check of every request: refuses what no later step could process. */
export function checkIncoming(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    checkRequest(request)
    done()
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      text = utf8.decode(body as Buffer)
    } catch {
      done(new AppError('badRequest'))
      return
    }
    // Called with a callback, the parser returns no promise.
    const checked = (error: Error | null, value?: unknown) => {
      try {
        if (!error) checkValues(value)
        done(error, value)
      } catch (refusal) {
        done(refusal as AppError)
      }
    }
    return parse(request, text, checked)
  })
}

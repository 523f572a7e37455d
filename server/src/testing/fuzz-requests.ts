import type { InjectOptions } from 'fastify'
import type { AnyCall } from '#contract/call.ts'
import { inputSchemaOf, type JsonSchema } from '#contract/testing.ts'
import { hostileValue, valueFor, type Random } from './fuzz-values.ts'
import { multipartForm } from './multipart.ts'

type Input = Record<string, unknown>

/** The smallest picture there is. */
const dot = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/** Replaces, adds or removes a field somewhere in the input. */
function damage(input: Input, schema: JsonSchema, random: Random): void {
  const names = Object.keys(schema.properties ?? {})
  const name = names.length ? random.pick(names) : 'extra'
  switch (random.below(8)) {
    case 0:
      delete input[name]
      return
    case 1:
      input[random.pick(['constructor', 'toString', 'length', 'a\0', '\ud800', '', '0'])] =
        hostileValue(random)
      return
    case 2: {
      const inner = input[name]
      if (typeof inner === 'object' && inner !== null) {
        const [place] = Object.keys(inner)
        if (place !== undefined) (inner as Input)[place] = hostileValue(random)
        return
      }
      input[name] = hostileValue(random)
      return
    }
    default:
      input[name] = hostileValue(random)
  }
}

/** Written as a hostile client would: half characters become bytes that are not UTF-8. */
function escaped(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80'
}

/** A longer path is refused by the router. */
const inPath = (value: unknown) => escaped(value).slice(0, 400) || '%20'

function queryOf(input: Input): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 50) : [value]).map(
      (one) => `${escaped(name)}=${escaped(one).slice(0, 3000)}`,
    ),
  )
  return pairs.length ? `?${pairs.join('&').slice(0, 10_000)}` : ''
}

type Body = Pick<InjectOptions, 'payload' | 'headers'>

function formBody(input: Input, random: Random): Body {
  const fields = Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name.replace(/[^\w]/g, '_'),
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
  const type = random.pick(['image/jpeg', 'image/png', 'image/gif', 'text/html', 'application/zip'])
  const content = random.pick([
    dot,
    Buffer.alloc(0),
    Buffer.alloc(300, 7),
    dot.subarray(0, 20),
    Buffer.from('<html>[items]</html>'),
  ])
  const form = multipartForm(fields, random.chance(0.8) ? [{ content, type }] : [])
  if (random.chance(0.2)) form.payload = form.payload.subarray(0, random.below(form.payload.length))
  if (random.chance(0.1)) form.headers = { 'content-type': 'multipart/form-data' }
  return form
}

function jsonBody(input: Input, random: Random): Body {
  let payload: string | Buffer = JSON.stringify(input)
  if (random.chance(0.03)) payload = payload.slice(0, random.below(payload.length))
  if (random.chance(0.02)) payload = Buffer.from(`${payload}\u00ff`, 'latin1')
  if (random.chance(0.02)) payload = random.pick(['null', '[]', '1', '"text"', '{"__proto__":{}}'])
  const type = random.chance(0.97)
    ? 'application/json'
    : random.pick(['text/plain', 'application/xml', 'multipart/form-data', 'a/b; charset=x'])
  return { payload, headers: { 'content-type': type } }
}

function bodyOf(call: AnyCall, input: Input, random: Random): Body {
  if (call.upload) return formBody(input, random)
  if (!call.outside) return jsonBody(input, random)
  const payload = queryOf(input).slice(1)
  return { payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

/** One request for a call: its input is right, at a limit, or damaged. */
export function fuzzedRequest(call: AnyCall, random: Random): InjectOptions {
  const schema = inputSchemaOf(call)
  const input = (valueFor({ type: 'object', ...schema }, call.name, random) ?? {}) as Input
  for (let count = random.pick([0, 0, 1, 1, 2, 4]); count > 0; count--) {
    damage(input, schema, random)
  }
  const path = random.pick([call.path, ...(call.aliases ?? [])])
  const url = path.replaceAll(' ', '%20').replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = input[name]
    delete input[name]
    return inPath(value ?? 1)
  })
  if (call.method === 'GET' || call.method === 'DELETE') {
    return { method: call.method, url: url + queryOf(input) }
  }
  return { method: call.method, url, ...bodyOf(call, input, random) }
}

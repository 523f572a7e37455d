import type { JsonSchema } from '#contract/testing.ts'

/** The same numbers for the same seed, so that a failure can be repeated. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let t = this.#state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }
}

const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  'All',
  'R 1 234.50',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '[Company.Name][items][image][link]',
  '%s%n%00',
  '../../etc/passwd',
  'https://example.com/a?b=c#d',
  'javascript:alert(1)',
  '\0',
  'a\0b',
  '\ud800',
  '\udfffx',
  '\u202etxt.exe',
  '\u0000\u0001\u001f\u007f\u0085',
  '\ufeff\ufffe\uffff',
  '🏡👩‍👩‍👧‍👦',
  'é'.repeat(40).normalize('NFD'),
  'ﷺ'.repeat(30),
  'Z\u0301\u0302\u0303\u0304'.repeat(20),
  '\r\nBcc: a@b.co',
  '(a+)+$',
  '\\',
  '%',
  '_%_%',
  '*:*',
  '0000-00-00',
  '0000-01-01',
  '0001-01-01',
  '1000-01-01',
  '2026-02-30',
  '2999-12-31',
  '9999-12-31',
  '2026-11-16T25:61:00Z',
  '8001015009087',
  '0125550143',
  'a@b.co',
  'CABA',
] as const

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.005,
  1e-7,
  32_767,
  32_768,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  1e15,
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const

function nested(random: Random): unknown {
  const depth = random.pick([3, 19, 21, 200, 1000])
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = random.chance(0.5) ? [value] : { a: value }
  return value
}

/** Something that no form sends. */
export function hostileValue(random: Random): unknown {
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return random.pick(texts)
    case 3:
    case 4:
      return random.pick(numbers)
    case 5:
      return random.pick([null, true, false, [], {}, [[]], [null], { length: -1 }])
    case 6:
      return random.pick(texts).repeat(random.pick([2, 50, 500]))
    case 7:
      return Array.from({ length: random.pick([1, 101, 1000]) }, () => random.pick(numbers))
    default:
      return nested(random)
  }
}

function textFor(schema: JsonSchema, name: string, random: Random): string {
  const longest = schema.maxLength ?? 50
  if (schema.format === 'uuid') return crypto.randomUUID()
  if (random.chance(0.1)) return 'x'.repeat(longest + random.pick([-1, 0, 1]))
  if (random.chance(0.15)) return random.pick(texts)
  if (/mail/i.test(name)) return `person${random.below(1e6)}@example.com`
  if (/number|phone|telephone/i.test(name)) return '012 555 0143'
  if (/date|from|to$|^on|day/i.test(name)) return random.pick(['2026-11-20', '2027-01-03', ''])
  if (/password|confirm/i.test(name)) return 'a fine test password'
  if (/code$/i.test(name)) return random.pick(['CABA', 'AV', 'X'])
  return random.pick(['Sea view', 'Cape Town', '1', 'All', 'name'])
}

function numberFor(schema: JsonSchema, random: Random): number {
  const low = schema.minimum ?? schema.exclusiveMinimum ?? 0
  const high = schema.maximum ?? schema.exclusiveMaximum ?? 100
  if (random.chance(0.1)) return random.pick([low, high, low - 1, high + 1])
  if (random.chance(0.1)) return random.pick(numbers)
  // Small ids are those of records that exist.
  return Math.min(high, Math.max(low, 1 + random.below(6)))
}

function objectFor(schema: JsonSchema, random: Random): Record<string, unknown> {
  const names = Object.keys(schema.properties ?? {})
  const chosen = names.filter(
    (name) => schema.required?.includes(name) || random.chance(0.7) || name === 'version',
  )
  return Object.fromEntries(
    chosen.map((name) => [name, valueFor(schema.properties?.[name] ?? {}, name, random)]),
  )
}

/** A value that fits the schema, more or less: often right, often at a limit. */
export function valueFor(schema: JsonSchema, name: string, random: Random): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.length) return valueFor(random.pick(choices), name, random)
  if (schema.enum) return random.pick(schema.enum)
  if ('const' in schema) return schema.const
  switch (random.pick([schema.type ?? 'unknown'].flat())) {
    case 'string':
      return textFor(schema, name, random)
    case 'integer':
    case 'number':
      return numberFor(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    case 'array':
      return Array.from({ length: random.pick([0, 1, 2, schema.maxItems ?? 3]) % 130 }, () =>
        valueFor(schema.items ?? {}, name, random),
      )
    case 'object':
      return objectFor(schema, random)
    default:
      return hostileValue(random)
  }
}

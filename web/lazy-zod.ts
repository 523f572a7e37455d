import * as zod from 'zod/v4'

/**
 * Zod, as the browser uses it. A screen declares far more schemas than it ever uses, and Zod is
 * slow to build one: here a schema is built when it is first used.
 */

type Args = readonly unknown[]
type Shape = Readonly<Record<string, unknown>>
type Build = (...args: never[]) => unknown

/** How to build the schemas that may not have been built yet. */
const builders = new WeakMap<object, () => object>()

/** What derives another schema from one. Accessing any other property builds it. */
const makers = new Set(
  'array catch default extend int length max meta min nonnegative nullable nullish omit optional or partial pick pipe positive refine regex superRefine transform trim'.split(
    ' ',
  ),
)

/** The fields of an object, if they are known before it is built. */
const fieldsAfter: Record<string, (before: Shape, given: unknown) => Shape> = {
  extend: (before, given) => ({ ...before, ...(given as Shape) }),
  omit: (before, given) => where(before, (name) => !(given as Shape)[name]),
  pick: (before, given) => where(before, (name) => Boolean((given as Shape)[name])),
  partial: (before, given) => optional(before, given as Shape | undefined),
  refine: (before) => before,
  superRefine: (before) => before,
  meta: (before) => before,
}

function where(shape: Shape, stays: (name: string) => boolean): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => stays(name)))
}

function optional(shape: Shape, named?: Shape): Shape {
  const change = ([name, schema]: [string, unknown]) =>
    named && !named[name] ? [name, schema] : [name, (schema as zod.ZodType).optional()]
  return Object.fromEntries(Object.entries(shape).map(change))
}

/** The same with every schema in it built. */
function built(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const build = builders.get(value)
  if (build) return build()
  if (Array.isArray(value)) return value.map(built)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, built(each)]))
}

function call(method: unknown, on: unknown, args: Args): object {
  return (method as Build).apply(on, args.map(built) as never[]) as object
}

/** Proxy for a schema until it is used. */
function lazy(build: () => object, shape?: () => Shape): object {
  let made: object | undefined
  const whole = () => (made ??= build())
  const stand = new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'shape' && shape) return shape()
        if (typeof name === 'string' && makers.has(name)) return making(name)
        const value: unknown = Reflect.get(whole(), name)
        return typeof value === 'function' ? value.bind(whole()) : value
      },
      has: (_, name) => name in whole(),
    },
  )
  builders.set(stand, whole)
  return stand

  function making(name: string) {
    const next = fieldsAfter[name]
    return (...args: Args) =>
      lazy(
        () => call(Reflect.get(whole(), name), whole(), args),
        next && shape ? () => next(shape(), args[0]) : undefined,
      )
  }
}

/** A Zod function that creates a schema. */
function later<F extends Build>(make: F): F {
  return ((...args: Args) => lazy(() => call(make, undefined, args))) as unknown as F
}

export const any = later(zod.any)
export const array = later(zod.array)
export const boolean = later(zod.boolean)
export const custom = later(zod.custom)
export const literal = later(zod.literal)
export const number = later(zod.number)
export const preprocess = later(zod.preprocess)
export const record = later(zod.record)
export const string = later(zod.string)
export const stringbool = later(zod.stringbool)
export const tuple = later(zod.tuple)
export const union = later(zod.union)
export const unknown = later(zod.unknown)
export const uuid = later(zod.uuid)
const enumOf = later(zod.enum)
const nullOnly = later(zod.null)
export { enumOf as enum, nullOnly as null }

export const object = ((...args: Args) =>
  lazy(
    () => call(zod.object, undefined, args),
    () => (args[0] ?? {}) as Shape,
  )) as unknown as typeof zod.object

export const coerce = { number: later(zod.coerce.number) }
export const iso = { date: later(zod.iso.date), datetime: later(zod.iso.datetime) }

export { config, NEVER } from 'zod/v4'

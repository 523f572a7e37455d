import { z } from 'zod'

/** An empty setting counts as not set. */
export const blank = (text: unknown) => (text === '' ? undefined : text)

/** An address with one of these protocols. */
export function url(protocols: string[]) {
  const hint = `must be an address such as ${protocols[0]}//…`
  return z.preprocess(
    blank,
    z
      .string()
      .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), hint)
      .optional(),
  )
}

const flagHint = "must be 'on' or 'off'"

/** Undefined when it is not set. */
export const optionalFlag = z
  .preprocess(
    blank,
    z.enum(['on', 'off', 'true', 'false', '1', '0'], { error: flagHint }).optional(),
  )
  .transform((text) => (text === undefined ? undefined : ['on', 'true', '1'].includes(text)))

export function flag(fallback: boolean) {
  return optionalFlag.transform((given) => given ?? fallback)
}

export const text = z.preprocess(blank, z.string().optional())

const portHint = 'must be a port number, 0 to 65535'

export const port = z.preprocess(
  blank,
  z.coerce
    .number({ error: portHint })
    .int(portHint)
    .min(0, portHint)
    .max(65535, portHint)
    .optional(),
)

/** How many months a log is kept; not set: forever. The least is what the law or a promise requires. */
export function keptMonths(least: number) {
  const hint = `must be a whole number from ${least} to 1200`
  return z.preprocess(
    blank,
    z.coerce.number({ error: hint }).int(hint).min(least, hint).max(1200, hint).optional(),
  )
}

/** A comma-separated list. */
export const list = text.transform((words) =>
  (words ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
)

export const withoutSlash = (address: string) => address.replace(/\/+$/, '')

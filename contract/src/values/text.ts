import { z } from 'zod'

/** A required line of text: trimmed, without control characters, so that it is safe in an email header. */
export function line(message: string, max = 200) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `At most ${max} characters`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Line breaks are not allowed here')
}

/** An optional line of text; empty means none. */
export function optionalLine(max = 200) {
  return z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !/[\p{Cc}]/u.test(text), 'Line breaks are not allowed here')
    .nullish()
    .transform((text) => text || null)
}

/** A required multi-line text. */
export function paragraph(message: string, max = 5000) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(max, `At most ${max} characters`)
    .refine((text) => !text.includes('\0'), 'This text contains a character that we cannot store')
}

/** An optional multi-line text; empty means none. */
export function optionalParagraph(max = 5000) {
  return z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .refine((text) => !text.includes('\0'), 'This text contains a character that we cannot store')
    .nullish()
    .transform((text) => text || null)
}

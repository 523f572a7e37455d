import { z } from 'zod'

/** Text, an at sign, a domain, a dot, a suffix; no spaces, no line breaks, one address. */
const pattern = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]{1,190}\.[A-Za-z0-9-]{2,63}$/

export function isEmail(text: string): boolean {
  return pattern.test(text.trim())
}

/** Both parts of an address, and the spaces around it. */
export const longestEmail = 340

/** A required email address; its domain is stored in lower case. */
export function email(message: string) {
  return z
    .string({ error: message })
    .max(longestEmail, message)
    .refine(isEmail, message)
    .transform((text) => {
      const [local, domain] = text.trim().split('@') as [string, string]
      return `${local}@${domain.toLowerCase()}`
    })
}

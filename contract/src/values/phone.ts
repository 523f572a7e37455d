/** The specification's pattern (ten digits, brackets, dashes and spaces allowed) and the +27 form. */
const localPattern = /^\(?\d{3}\)?[-\s]?\d{3}[-\s]?\d{4}$/
const internationalPattern = /^(\+|00)27[-\s]?\(?0?\)?[-\s]?\d{2}[-\s]?\d{3}[-\s]?\d{4}$/

/** The stored form: `+27` and nine digits; undefined if it is not a South African number. */
export function parsePhone(text: string): string | undefined {
  const trimmed = text.trim()
  const digits = trimmed.replace(/\D/g, '')
  if (localPattern.test(trimmed) && digits.startsWith('0')) return `+27${digits.slice(1)}`
  if (internationalPattern.test(trimmed)) return `+27${digits.slice(-9)}`
  return undefined
}

/** `012 555 0143` */
export function formatPhone(stored: string): string {
  const match = /^\+27(\d{2})(\d{3})(\d{4})$/.exec(stored)
  return match ? `0${match[1]} ${match[2]} ${match[3]}` : stored
}

/** A number with every bracket, dash and space that a person may type. */
export const longestPhone = 40

import { secretLinks } from '#contract/links.ts'

const sample = 'sample'
const beginnings = secretLinks.map((link) => link(sample).slice(0, -sample.length))
const endOfLink = /[\s"'<>/?&#]/

/**
 * An email as someone other than its recipient may read it: anyone who opens a password reset link
 * takes over the account.
 */
export function maskedLinks(text: string): string {
  return beginnings.reduce((masked, beginning) => {
    const [before = '', ...others] = masked.split(beginning)
    const rest = others.map((other) => `${beginning}•••${other.slice(lengthOfSecret(other))}`)
    return [before, ...rest].join('')
  }, text)
}

function lengthOfSecret(text: string): number {
  const end = text.search(endOfLink)
  return end < 0 ? text.length : end
}

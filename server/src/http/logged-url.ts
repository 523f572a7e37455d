const mask = '•••'

/** What follows one of these in a path is a secret or a person's email address. */
const beforeSecret = /^(forgotPassword|forgotPasswordReset|confirmEmail|confirm|unsubscribe)$/i
/** Long, with both letters and digits, as tokens are. Words joined by hyphens do not match. */
const tokenLike = /(?=[\w-]*\d)(?=[\w-]*[a-z])\w[\w-]{23,}/i
/** Phone, identity and account numbers, also with spaces in them. */
const longNumber = /\+?\d(?:[ -]?\d){8,}/
const privateName =
  /token|code|key$|secret|pass|sign|checksum|session|auth|mail|user|phone|cell|surname|^name$/i
/** Names of files, which contain no personal data. */
const publicFile = /^\/(assets|media|campaign-files)\//i

/** Decodes repeatedly, so that no encoding hides a secret; bytes beyond ASCII stay as they were sent. */
function decoded(text: string): string {
  let current = text
  for (let round = 0; round < 5; round++) {
    const next = current.replace(/%([0-7][0-9a-f])/gi, (_all, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (next === current) break
    current = next
  }
  return current
}

const isPrivate = (text: string) => /@/.test(text) || tokenLike.test(text) || longNumber.test(text)

function loggedPath(path: string): string {
  const plain = decoded(path)
  if (publicFile.test(plain)) return path
  const segments = plain.split('/')
  const masked = segments.map((segment, index) => {
    const after = segments.slice(0, index).findLast((earlier) => earlier !== '')
    return segment && (isPrivate(segment) || beforeSecret.test(after ?? '')) ? mask : segment
  })
  const changed = masked.some((segment, index) => segment !== segments[index])
  return changed ? masked.join('/') : path
}

function loggedQuery(query: string): string {
  return query
    .split('&')
    .map((pair) => {
      const [name = '', ...values] = decoded(pair.replaceAll('+', ' ')).split('=')
      const value = values.join('=')
      if (isPrivate(name)) return mask
      if (!value) return pair
      const hidden =
        privateName.test(name) ||
        isPrivate(value) ||
        // A URL inside the URL.
        /[?/]/.test(value)
      return hidden ? `${name}=${mask}` : pair
    })
    .join('&')
}

/** A URL as it is logged: without secrets and personal data, however they are encoded. */
export function loggedUrl(url: string): string {
  const [path = '', ...queries] = url.split('?')
  const query = queries.join('?')
  return loggedPath(path) + (queries.length ? `?${loggedQuery(query)}` : '')
}

const from = '<!-- email only -->'
const to = '<!-- end of email only -->'

/** A part of a campaign's HTML that its page omits, because the site around it has the same. */
export function emailOnly(html: string): string {
  return `${from}\n${html}\n${to}`
}

/** An unclosed part is left as it is. */
export function withoutEmailOnly(html: string): string {
  const [before = '', ...parts] = html.split(from)
  return parts.reduce((page, part) => {
    const end = part.indexOf(to)
    return page + (end === -1 ? part : part.slice(end + to.length).trimStart())
  }, before)
}

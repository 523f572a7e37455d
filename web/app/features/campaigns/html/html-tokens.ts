export type TokenKind = 'text' | 'tag' | 'attribute' | 'value' | 'comment' | 'entity' | 'field'

export interface Token {
  kind: TokenKind
  text: string
}

const comment = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y
const tagStart = /<\/?[A-Za-z][^\s/>]*/y
const entity = /&#?\w+;/y
const plainText = /(?:[^<&]|<(?![A-Za-z/!?])|&(?!#?\w+;)|<\/(?![A-Za-z]))+/y
const tagEnd = /\/?>/y
const value = /=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>"']+)/y
const attribute = /[^\s=>/"']+/y
const field = /(\[[A-Za-z][\w.]*\])/

/** The content of these is no markup, and square brackets in it are no fields. */
const rawNames = new Set(['style', 'script'])

/** The fields in a piece of text are tokens of their own. */
function withFields(kind: TokenKind, text: string): Token[] {
  return text
    .split(field)
    .map((piece, index) => ({ kind: index % 2 === 1 ? ('field' as const) : kind, text: piece }))
    .filter((token) => token.text !== '')
}

/**
 * HTML in the pieces that an editor colours. It is read as it is typed, so it may be broken
 * anywhere; the pieces in their order are always the whole text.
 */
export function htmlTokens(html: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const found = pattern.exec(html)?.[0]
    if (found) at += found.length
    return found || undefined
  }
  while (at < html.length) {
    const note = take(comment)
    if (note) {
      tokens.push({ kind: 'comment', text: note })
      continue
    }
    const start = take(tagStart)
    if (start) {
      tokens.push({ kind: 'tag', text: start })
      if (readTag()) readRaw(start.slice(1).toLowerCase())
      continue
    }
    const mark = take(entity)
    if (mark) tokens.push({ kind: 'entity', text: mark })
    else tokens.push(...withFields('text', take(plainText) ?? (html[at++] as string)))
  }
  return tokens

  /** Up to the end of the tag; false when the text ends before. */
  function readTag(): boolean {
    while (at < html.length) {
      const end = take(tagEnd)
      if (end) {
        tokens.push({ kind: 'tag', text: end })
        return true
      }
      const given = take(value)
      if (given) tokens.push(...withFields('value', given))
      else {
        const name = take(attribute)
        if (name) tokens.push(...withFields('attribute', name))
        else tokens.push({ kind: 'text', text: html[at++] as string })
      }
    }
    return false
  }

  function readRaw(name: string): void {
    if (!rawNames.has(name)) return
    const end = html.toLowerCase().indexOf(`</${name}`, at)
    const raw = html.slice(at, end < 0 ? html.length : end)
    at += raw.length
    if (raw) tokens.push({ kind: 'text', text: raw })
  }
}

/** What a sandboxed frame never runs, so that the author is warned. */
export function hasScript(html: string): boolean {
  return /<script[\s>]|<[^>]+\son\w+\s*=|(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(html)
}

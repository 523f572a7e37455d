import sanitize from 'sanitize-html'

const sides = ['', '-top', '-right', '-bottom', '-left']
const boxes = ['margin', 'padding', 'border'].flatMap((box) => sides.map((side) => `${box}${side}`))

const styles = [
  ...boxes,
  'background',
  'background-color',
  'border-collapse',
  'border-color',
  'border-radius',
  'border-spacing',
  'border-style',
  'border-width',
  'color',
  'display',
  'font',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'height',
  'letter-spacing',
  'line-height',
  'list-style',
  'list-style-type',
  'max-width',
  'min-width',
  'table-layout',
  'text-align',
  'text-decoration',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
  'word-break',
]

/** Nothing that loads or runs, and no placeholders: user input must not become a style. */
const plainValue = /^(?!.*(?:url\s*\(|image-set|expression|javascript|@|\\|\[))[^<>]*$/i

const frame = 'table thead tbody tfoot tr td th caption center div span'.split(' ')
const blocks = 'h1 h2 h3 h4 p br hr blockquote ul ol li a img'.split(' ')
const letters = 'strong b em i u s small sub sup'.split(' ')

const box = ['align', 'valign', 'width', 'height', 'bgcolor', 'style']

/** What mail clients support: tables and inline styles, and nothing that could run. */
const allowed: sanitize.IOptions = {
  allowedTags: [...frame, ...blocks, ...letters],
  allowedAttributes: {
    '*': ['style', 'align'],
    table: [...box, 'role', 'border', 'cellpadding', 'cellspacing'],
    td: [...box, 'colspan', 'rowspan'],
    th: [...box, 'colspan', 'rowspan', 'scope'],
    tr: box,
    a: ['href', 'title', 'style'],
    img: ['src', 'alt', 'width', 'height', 'style'],
  },
  allowedStyles: { '*': Object.fromEntries(styles.map((name) => [name, [plainValue]])) },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
}

/**
 * HTML sanitised for an email. Pictures must use https; where this site itself does not, as on a
 * developer's machine, its own may be allowed too.
 */
export function safeMailHtml(html: string, pictureSchemes = ['https']): string {
  return sanitize(html, { ...allowed, allowedSchemesByTag: { img: pictureSchemes } }).trim()
}

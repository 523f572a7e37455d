import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text'

/** Keeps the cells of a row on one line; a heading is followed by its value: "Name: Thandi". */
const cellThen =
  (mark: string): FormatCallback =>
  (element, walk, builder) => {
    walk(element.children, builder)
    builder.addInline(mark)
  }

/** The label with its address, unless one of them is enough. The link around a picture is omitted. */
const link: FormatCallback = (element, walk, builder) => {
  const href = element.attribs['href'] ?? ''
  let label = ''
  builder.pushWordTransform((word) => {
    label += word
    return word
  })
  walk(element.children, builder)
  builder.popWordTransform()
  if (!label || !href || href.startsWith('mailto:') || label.includes(href)) return
  builder.addInline(` (${href})`, { noWordTransform: true })
}

const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 }
const block = { format: 'block', options: line }
/** Headings get an empty line before them; layout tables, such as the card of a listing, get one on both sides. */
const apart = { format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } }
const alone = { format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } }

const options: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { headingCell: cellThen(': '), cell: cellThen(' '), link },
  selectors: [
    { selector: '*', format: 'inline' },
    { selector: 'br', format: 'lineBreak' },
    ...['p', 'tr', 'div', 'li', 'blockquote', 'table'].map((selector) => ({ selector, ...block })),
    ...['h1', 'h2', 'h3'].map((selector) => ({ selector, ...apart })),
    { selector: 'table[role=presentation]', ...alone },
    { selector: 'th', format: 'headingCell' },
    { selector: 'td', format: 'cell' },
    { selector: 'a', format: 'link' },
    ...['img', 'style', 'script', 'head'].map((selector) => ({ selector, format: 'skip' })),
  ],
}

/** The plain-text part of an email: what a reader without HTML sees. */
export function htmlToText(html: string): string {
  return convert(html, options).trim()
}

import { ElementType, parseDocument } from 'htmlparser2'

type HtmlNode = ReturnType<typeof parseDocument>['children'][number]

type HtmlElement = Extract<HtmlNode, { attribs: object }>

/** Each is a line of its own. */
const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 tr div li blockquote table pre article aside footer form header main nav section'.split(
    ' ',
  ),
)
const skipped = new Set(['img', 'style', 'script', 'head'])

/** A no-break space is not white space: it stays where the author put it. */
const words = /[^ \t\r\n\f\u200b]+/g
const startsWithSpace = /^[ \t\r\n\f\u200b]/
const endsWithSpace = /[ \t\r\n\f\u200b]$/

/** The text of one block: its own words, and the blocks inside it on lines of their own. */
class Block {
  #finished = ''
  #line = ''
  #space = false
  /** Line breaks that are due before anything follows. */
  #due = 0

  add(text: string): void {
    const found = text.match(words)
    if (!found) {
      if (!this.#due && endsWithSpace.test(text)) this.#space = true
      return
    }
    this.#catchUp(0)
    const apart = this.#line !== '' && (this.#space || startsWithSpace.test(text))
    this.#line += (apart ? ' ' : '') + found.join(' ')
    this.#space = endsWithSpace.test(text)
  }

  breakLine(): void {
    this.#finished += `${this.#line}\n`
    this.#line = ''
  }

  /** With at least so many line breaks before and after it. */
  addBlock(text: string, before = 1, after = 1): void {
    if (this.text) this.#catchUp(before)
    this.#finished += text
    this.#due = after
  }

  #catchUp(least: number): void {
    for (let due = Math.max(this.#due, least); due > 0; due--) this.breakLine()
    this.#due = 0
  }

  get text(): string {
    return this.#finished + this.#line
  }
}

function wordsIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .flatMap((node) => {
      if (node.type === ElementType.Text) return node.data.match(words) ?? []
      return 'attribs' in node && !skipped.has(node.name) ? wordsIn(node.children) : []
    })
    .join('')
}

/** The label with its address, unless one of them says it all. A picture's link says nothing. */
function addressAfter(link: HtmlElement): string {
  const href = link.attribs.href ?? ''
  const label = wordsIn(link.children)
  if (!label || !href || href.startsWith('mailto:') || label.includes(href)) return ''
  return ` (${href})`
}

function walk(nodes: readonly HtmlNode[], block: Block): void {
  for (const node of nodes) {
    if (node.type === ElementType.Text) block.add(node.data)
    else if ('attribs' in node && !skipped.has(node.name)) addElement(node, block)
  }
}

function textOf(nodes: readonly HtmlNode[]): string {
  const block = new Block()
  walk(nodes, block)
  return block.text
}

/** " * " or " 1. " before each item; what an item has below its first line is indented. */
function addList({ name, parent, children }: HtmlElement, block: Block): void {
  const items = children.filter((node) => 'attribs' in node)
  const lines = items.map((item, at) => {
    const mark = name === 'ol' ? ` ${at + 1}. ` : ' * '
    return mark + textOf(item.children).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
  })
  const nested = parent && 'name' in parent && parent.name === 'li'
  block.addBlock(lines.join('\n'), 1, nested ? 1 : 2)
}

function addElement(element: HtmlElement, block: Block): void {
  const { name, children } = element
  if (name === 'br') return block.breakLine()
  if (name === 'hr') return block.addBlock('-'.repeat(40), 2, 2)
  if (name === 'ul' || name === 'ol') return addList(element, block)
  if (blocks.has(name)) return block.addBlock(textOf(children))
  walk(children, block)
  // The cells of a row stay on one line; a heading is followed by its value: "Name: Thandi".
  if (name === 'th') block.add(': ')
  if (name === 'td') block.add(' ')
  if (name === 'a') block.add(addressAfter(element))
}

/** A whole document is its body. */
function bodyOf(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return []
    return node.name === 'body' ? [node] : bodyOf(node.children)
  })
}

/** The plain-text part of an email: what a reader without HTML sees. */
export function htmlToText(html: string): string {
  const { children } = parseDocument(html)
  const body = bodyOf(children)
  return textOf(body.length ? body : children).trim()
}

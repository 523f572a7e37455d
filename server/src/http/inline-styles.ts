import { readFileSync } from 'node:fs'
import path from 'node:path'
import { utf8 } from '../kit/utf8.ts'
import type { ClassSet } from './class-set.ts'
import { sourceOf } from './content-security.ts'
import { classesOfPage, withFragments, type MarkedPage } from './marked-page.ts'
import { splitStyles, usedStyles, type StyleParts } from './used-styles.ts'

const stylesheet = /<link rel="stylesheet" href="(\/assets\/[\w.~-]+\.css)#?"[^>]*>/g

/** Set by the site on a page whose scripts wait for a visitor to do something. */
const waitingScript = 'data-when="used"'

/** Pages of one kind have the same styles but for a few rules; of 40 KB each, these take 4 MB at most. */
const rememberedStyles = 100

interface Stylesheet {
  text: string
  parts: StyleParts
}

/** A style element as it is written into pages. */
interface WrittenStyle {
  bytes: Buffer
  /** As a content security policy names it. */
  source: string
}

export interface StyledPage {
  body: Buffer
  /** The style that was written into it, if one was, as a content security policy names it. */
  styleSources: string[]
}

/** The texts of a page in their order. They are never joined: each copy of a whole page would have to be collected. */
export interface PageTexts {
  /** Its styles belong after it. */
  head: string
  start: string
  /** The only part with elements that have classes. */
  site: MarkedPage
  end: string
}

/**
 * Puts the text of a page's stylesheets into the page, so that it can be shown as soon as it has arrived.
 *
 * The links stay, disabled: a browser does not fetch them, React finds the elements that it rendered, and the router
 * sees which stylesheets the page already has when it goes to another screen.
 *
 * A page whose scripts wait brings only the rules of its own elements, marked `data-part`. The script that starts the
 * others fetches the whole stylesheets first.
 */
export interface InlineStyles {
  intoPage(page: MarkedPage): StyledPage
  /** For a page whose stylesheets are known. */
  intoParts(page: PageTexts, addresses: readonly string[]): StyledPage
}

/** The styles are those of a build: their names change with their content, so each is read once. */
export function inlineStyles(clientFolder: string): InlineStyles {
  const sheets = new Map<string, Stylesheet | undefined>()
  const written = new Map<string, WrittenStyle>()

  function sheetAt(address: string): Stylesheet | undefined {
    if (!sheets.has(address)) sheets.set(address, readSheet(path.join(clientFolder, address)))
    return sheets.get(address)
  }

  function styleOf(found: Map<string, Stylesheet>, classes: ClassSet | undefined): WrittenStyle {
    const key = `${[...found.keys()].join(' ')}${classes ? `\n${classes.key}` : ''}`
    const known = written.get(key)
    if (known) return known
    const style = writtenStyle([...found.values()], classes)
    const [oldest] = written.size >= rememberedStyles ? written.keys() : []
    if (oldest !== undefined) written.delete(oldest)
    written.set(key, style)
    return style
  }

  function intoParts(page: PageTexts, addresses: readonly string[]): StyledPage {
    const found = new Map<string, Stylesheet>()
    for (const address of addresses) {
      const sheet = sheetAt(address)
      if (sheet) found.set(address, sheet)
    }
    const { head, start, site, end } = page
    const style = styleOf(found, classesOfPage(site.html, site.fragments))
    const pieces = [utf8(head), style.bytes, utf8(start), ...withFragments(site), utf8(end)]
    return { body: Buffer.concat(pieces), styleSources: [style.source] }
  }

  function intoPage({ html, ...marks }: MarkedPage): StyledPage {
    const end = Math.max(0, html.indexOf('</head>'))
    const found = new Map<string, Stylesheet>()
    const head = html.slice(0, end).replaceAll(stylesheet, (link, address: string) => {
      const sheet = sheetAt(address)
      if (sheet === undefined) return link
      found.set(address, sheet)
      return link.replace(/\/?>$/, ' disabled="">')
    })
    const rest = html.slice(end)
    const body = withFragments({ ...marks, html: rest })
    if (found.size === 0) return { body: Buffer.concat([utf8(head), ...body]), styleSources: [] }
    const isWaiting = rest.includes(waitingScript)
    const style = styleOf(found, isWaiting ? classesOfPage(rest, marks.fragments) : undefined)
    return {
      body: Buffer.concat([utf8(head), style.bytes, ...body]),
      styleSources: [style.source],
    }
  }
  return { intoPage, intoParts }
}

function writtenStyle(sheets: readonly Stylesheet[], classes: ClassSet | undefined): WrittenStyle {
  const text = sheets
    .map((sheet) => (classes ? usedStyles(sheet.parts, classes) : sheet.text))
    .join('')
  return {
    bytes: utf8(`<style${classes ? ' data-part=""' : ''}>${text}</style>`),
    source: sourceOf(text),
  }
}

/** Undefined if the browser must fetch the file anyway. */
function readSheet(file: string): Stylesheet | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text.includes('</') ? undefined : { text, parts: splitStyles(text) }
  } catch {
    return undefined
  }
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { classesOf, splitStyles, usedStyles, type StyleParts } from './used-styles.ts'

const stylesheet =
  /<link(?: nonce="[^"]*")? rel="stylesheet" href="(\/assets\/[\w.~-]+\.css)#?"[^>]*>/g

/** Set by the site on a page whose scripts wait for a visitor to do something. */
const waitingScript = 'data-when="used"'

interface Style {
  text: string
  parts: StyleParts
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
export type InlineStyles = (html: string, nonce: string) => string

/** The styles are those of a build: their names change with their content, so each is read once. */
export function inlineStyles(clientFolder: string): InlineStyles {
  const styles = new Map<string, Style | undefined>()

  function styleAt(address: string): Style | undefined {
    if (!styles.has(address)) styles.set(address, readStyle(path.join(clientFolder, address)))
    return styles.get(address)
  }

  return (html, nonce) => {
    const end = Math.max(0, html.indexOf('</head>'))
    const head = html.slice(0, end)
    const found = new Map<string, Style>()
    const withoutLinks = head.replaceAll(stylesheet, (link, address: string) => {
      const style = styleAt(address)
      if (style === undefined) return link
      found.set(address, style)
      return link.replace(/\/?>$/, ' disabled="">')
    })
    if (found.size === 0) return html
    const body = html.slice(end)
    const isPart = body.includes(waitingScript)
    const classes = isPart ? classesOf(body) : undefined
    const text = [...found.values()]
      .map((style) => (classes ? usedStyles(style.parts, classes) : style.text))
      .join('')
    return `${withoutLinks}<style nonce="${nonce}"${isPart ? ' data-part=""' : ''}>${text}</style>${body}`
  }
}

/** Undefined where the browser must fetch the file after all. */
function readStyle(file: string): Style | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text.includes('</') ? undefined : { text, parts: splitStyles(text) }
  } catch {
    return undefined
  }
}

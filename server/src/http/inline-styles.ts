import { readFileSync } from 'node:fs'
import path from 'node:path'

const stylesheet =
  /<link(?: nonce="[^"]*")? rel="stylesheet" href="(\/assets\/[\w.~-]+\.css)#?"[^>]*?\/>/g

/**
 * Puts the text of a page's stylesheets into the page, so that it can be shown as soon as it has arrived.
 *
 * The links stay, disabled: a browser does not fetch them, React finds the elements that it rendered, and the router
 * sees which stylesheets the page already has when it goes to another screen.
 */
export type InlineStyles = (html: string, nonce: string) => string

/** The styles are those of a build: their names change with their content, so each is read once. */
export function inlineStyles(clientFolder: string): InlineStyles {
  const texts = new Map<string, string | undefined>()

  function textOf(address: string): string | undefined {
    if (!texts.has(address)) texts.set(address, readStyle(path.join(clientFolder, address)))
    return texts.get(address)
  }

  return (html, nonce) => {
    const end = Math.max(0, html.indexOf('</head>'))
    const head = html.slice(0, end)
    const found = new Map<string, string>()
    const withoutLinks = head.replaceAll(stylesheet, (link, address: string) => {
      const text = textOf(address)
      if (text === undefined) return link
      found.set(address, text)
      return link.replace('/>', ' disabled=""/>')
    })
    if (found.size === 0) return html
    const style = `<style nonce="${nonce}">${[...found.values()].join('')}</style>`
    return withoutLinks + style + html.slice(end)
  }
}

/** Undefined where the browser must fetch the file after all. */
function readStyle(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim()
    return text.includes('</') ? undefined : text
  } catch {
    return undefined
  }
}

import { chunkOrder } from '../../chunk-order.ts'
import { stepsAttribute } from './lay-out-steps.ts'
import { heldType, startScript } from './start-script.ts'

/** When the site's scripts start: after the first paint, or when a person first uses the page. */
export type StartWhen = 'painted' | 'used'

const preload = /<link(?: nonce="[^"]*")? rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleAttributes = ' type="module" async=""'
const hashedFile = /\/([^/]+)-[\w-]{8}\.js$/
/** The router's script loads it at the end: it draws the page. */
const entry = /import\("([^"]+)"\)/

/** Those that others need come first: the files shared by many screens, then the parts of a screen before the screen. */
function inOrderOfNeed(hrefs: readonly string[]): string[] {
  const rank = (href: string) => {
    const name = hashedFile.exec(href)?.[1]
    const at = chunkOrder.findIndex((each) => each === name)
    return at < 0 ? chunkOrder.length : at
  }
  return hrefs.toReversed().toSorted((a, b) => rank(a) - rank(b))
}

/**
 * Takes the scripts out of the way of the first paint: the router's module script becomes text that does not run, and
 * its preloads, which React puts into the head, become a list in which each is run by itself. A short script starts them
 * later, and lays out what is below the screen.
 */
export function holdScripts(html: string, nonce: string, when: StartWhen): string {
  const headEnd = html.indexOf('</head>')
  const module = html.lastIndexOf(moduleAttributes)
  const bodyEnd = html.lastIndexOf('</body>')
  if (module < 0) return html
  const needs: string[] = []
  const head = html.slice(0, headEnd).replaceAll(preload, (_, href: string) => {
    needs.push(href)
    return ''
  })
  const rest = html.slice(module + moduleAttributes.length, bodyEnd)
  const drawing = entry.exec(rest)?.[1] ?? ''
  const first = inOrderOfNeed(needs.filter((href) => href !== drawing))
  return [
    head.replace('<html', `<html ${stepsAttribute}=""`),
    html.slice(headEnd, module),
    ` type="${heldType}" data-when="${when}" data-needs="${first.join(' ')}" data-entry="${drawing}"`,
    rest,
    `<script nonce="${nonce}">${startScript}</script>`,
    html.slice(bodyEnd),
  ].join('')
}

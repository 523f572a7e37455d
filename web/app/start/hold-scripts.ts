import { heldType, startScript } from './start-script.ts'

/** When the site's scripts start: after the first paint, or when a person first uses the page. */
export type StartWhen = 'painted' | 'used'

const preload = /<link(?: nonce="[^"]*")? rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleAttributes = ' type="module" async=""'

/**
 * Takes the scripts out of the way of the first paint: the router's module script becomes text that does not run, and
 * its preloads, which React puts into the head, become a list. A short script starts them later.
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
  return [
    head,
    html.slice(headEnd, module),
    ` type="${heldType}" data-when="${when}" data-needs="${needs.join(' ')}"`,
    html.slice(module + moduleAttributes.length, bodyEnd),
    `<script nonce="${nonce}">${startScript}</script>`,
    html.slice(bodyEnd),
  ].join('')
}

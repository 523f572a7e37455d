import { heldType, startScript } from './start-script.ts'

/** When the site's scripts start: after the first paint, or when a person first uses the page. */
export type StartWhen = 'painted' | 'used'

const preload = /<link(?: nonce="[^"]*")? rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*?) type="module" async=""([^>]*)>/

/**
 * Takes the scripts out of the way of the first paint: the router's module script becomes text that does not run, and
 * its preloads become a list. A short script starts them later.
 */
export function holdScripts(html: string, nonce: string, when: StartWhen): string {
  const needs: string[] = []
  const withoutPreloads = html.replaceAll(preload, (_, href: string) => {
    needs.push(href)
    return ''
  })
  const held = withoutPreloads.replace(
    moduleScript,
    `<script$1 type="${heldType}" data-when="${when}" data-needs="${needs.join(' ')}"$2>`,
  )
  if (held === withoutPreloads) return html
  return held.replace(/<\/body>/, () => `<script nonce="${nonce}">${startScript}</script></body>`)
}

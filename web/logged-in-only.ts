import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Parts of the frame that a visitor never sees, and the form of which a visitor sees only the
 * purpose.
 */
const hidden =
  /app[\\/](shell[\\/](notifications[\\/]bell|view-as-banner|public[\\/]logout-button)|features[\\/]weeks[\\/]sell[\\/]sell-form)\.tsx$/
const component = /^export function ([A-Z]\w*)/gm

/**
 * Removes from visitors' files what only logged-in users see: such parts render nothing for a
 * visitor.
 */
export function withoutLoggedInOnly(): Plugin {
  return {
    name: 'without-logged-in-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!hidden.test(id)) return null
      const names = [...readFileSync(id, 'utf8').matchAll(component)].map(([, name]) => name)
      return names.map((name) => `export const ${name} = () => null`).join('\n')
    },
  }
}

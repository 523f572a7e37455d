import type { Plugin } from 'vite'

/** React's renderer for the server, and how many of its files write void elements. */
const renderer = /react-dom[\\/]cjs[\\/]react-dom-server(?:-legacy)?\.node\.production\.js$/
const files = 2
const slash = /"\/>"/g

/**
 * React ends void elements, and no others, with `/>`. In HTML the slash is meaningless,
 * and validators report each one; removing it from the renderer itself costs no time per page.
 */
export function withoutSlashes(code: string): string {
  return code.replace(slash, '">"')
}

/** Makes the renderer write `<br>` instead of `<br/>`. */
export function voidElements(): Plugin {
  let changed = 0
  return {
    name: 'void-elements',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!renderer.test(id)) return null
      if (code.search(slash) >= 0) changed += 1
      return { code: withoutSlashes(code), map: null }
    },
    buildEnd(error) {
      // A new version of the library may write them differently.
      if (!error && changed < files) throw new Error('The void elements were not found')
    },
  }
}

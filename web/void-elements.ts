import type { Plugin } from 'vite'

const rendering = /react-dom[\\/]cjs[\\/]react-dom-server(?:-legacy)?\.node\.production\.js$/
const slash = /"\/>"/g

/**
 * React ends void elements, and no others, with `/>`. In HTML the slash means nothing, and checkers of HTML say so for
 * each; taken out of React itself, it costs a page no time.
 */
export function withoutSlashes(code: string): string {
  return code.replace(slash, '">"')
}

/** Lets React write `<br>` instead of `<br/>` on the server. */
export function voidElements(): Plugin {
  let changed = 0
  return {
    name: 'void-elements',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!rendering.test(id)) return null
      if (code.search(slash) >= 0) changed += 1
      return { code: withoutSlashes(code), map: null }
    },
    buildEnd(error) {
      // A new version of the library may write them in another way.
      if (!error && changed < 2) throw new Error('React’s void elements were not found')
    },
  }
}

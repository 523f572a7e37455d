import type { Plugin } from 'vite'

/** What draws pages on the server, and how many of its files write void elements. */
const renderers = {
  react: {
    file: /react-dom[\\/]cjs[\\/]react-dom-server(?:-legacy)?\.node\.production\.js$/,
    files: 2,
  },
  preact: { file: /preact-render-to-string[\\/]dist[\\/]/, files: 1 },
}
const slash = /"\/>"/g

/**
 * React and Preact end void elements, and no others, with `/>`. In HTML the slash means nothing, and checkers of HTML say
 * so for each; taken out of the renderer itself, it costs a page no time.
 */
export function withoutSlashes(code: string): string {
  return code.replace(slash, '">"')
}

/** Lets the renderer write `<br>` instead of `<br/>`. */
export function voidElements(renderer: keyof typeof renderers): Plugin {
  const { file, files } = renderers[renderer]
  let changed = 0
  return {
    name: 'void-elements',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(code, id) {
      if (!file.test(id)) return null
      if (code.search(slash) >= 0) changed += 1
      return { code: withoutSlashes(code), map: null }
    },
    buildEnd(error) {
      // A new version of the library may write them in another way.
      if (!error && changed < files) throw new Error('The void elements were not found')
    },
  }
}

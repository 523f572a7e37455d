import type { Plugin } from 'vite'

const core = /zod[\\/]v4[\\/]core[\\/]core\.js$/

/**
 * Zod tests whether it may compile code, even where it never needs to. The content security policy
 * forbids that, and the browser reports the attempt as a violation. This turns off the test before
 * the first schema is created.
 */
export function zodWithoutEval(): Plugin {
  let isChanged = false
  return {
    name: 'zod-without-eval',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!core.test(id)) return null
      isChanged = code.includes('export const globalConfig')
      return { code: `${code}\nglobalConfig.jitless = true;\n`, map: null }
    },
    buildEnd(error) {
      // A new version of the library may have moved it.
      if (!error && !isChanged) throw new Error('Zod’s globalConfig was not found')
    },
  }
}

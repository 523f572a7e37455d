import type { Plugin } from 'vite'

/**
 * On the server the site uses the contract that the server itself has loaded, and its schema
 * library. Separate copies in the build would take 20 MB more memory.
 */
export function sharedContract(): Plugin {
  return {
    name: 'shared-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id) {
      return id === 'zod' || id.startsWith('#contract/') ? { id, external: true } : null
    },
  }
}

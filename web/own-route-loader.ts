import path from 'node:path'
import type { Plugin } from 'vite'

const theirs = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/
const ours = path.join(import.meta.dirname, 'app/shell/errors/load-route-module.ts')

/** Replaces the function with which React Router loads a screen's script by our own. */
export function ownRouteLoader(): Plugin {
  let isReplaced = false
  return {
    name: 'own-route-loader',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!theirs.test(id)) return null
      isReplaced = true
      return `export { loadRouteModule } from ${JSON.stringify(ours)}`
    },
    buildEnd(error) {
      // A new version of the library may have moved it.
      if (!error && !isReplaced) throw new Error('React Router’s loadRouteModule was not found')
    },
  }
}

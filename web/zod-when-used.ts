import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const lazyZod = path.join(import.meta.dirname, 'lazy-zod.ts')
const declaring = /(contract[\\/]src|web[\\/]app)[\\/].*\.tsx?$/
const imported = /import \{ z \} from ["']zod["']/

/**
 * A distinct name: the build drops unused calls of it, and in a minified library `z` may be
 * anything.
 */
export const zodName = 'zodWhenUsed'

/** The exports of the browser's Zod, by name. */
function namesIn(source: string): Set<string> {
  const declared = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  const listed = [...source.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names]) =>
    names?.split(',').map((name) => name.trim().split(' ').at(-1)),
  )
  return new Set([...declared, ...listed] as string[])
}

/**
 * Gives the browser schemas that are built on first use; the server builds all of them on startup.
 */
export function zodWhenUsed(): Plugin {
  const known = namesIn(readFileSync(lazyZod, 'utf8'))
  let replaced = 0
  return {
    name: 'zod-when-used',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!declaring.test(id) || !imported.test(code)) return null
      for (const [, name = ''] of code.matchAll(/\bz\.(\w+)/g)) {
        if (!known.has(name)) throw new Error(`${id} uses z.${name}, which lazy-zod.ts lacks`)
      }
      replaced++
      const named = code.replaceAll(/\bz\.(?=\w)/g, `${zodName}.`)
      return {
        code: named.replace(imported, `import * as ${zodName} from ${JSON.stringify(lazyZod)}`),
        map: null,
      }
    },
    buildEnd(error) {
      if (!error && !replaced) throw new Error('No schema was found')
    },
  }
}

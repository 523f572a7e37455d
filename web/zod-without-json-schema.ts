import type { Plugin } from 'vite'

const writers = /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/

/** The names exported by a module of the library. */
function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, name]) => name)
  return [...declared, ...renamed] as string[]
}

/**
 * Zod can describe every schema as JSON Schema, so it includes everything that this needs. The
 * server uses it for its documentation; the browser never does, and does not download it.
 */
export function zodWithoutJsonSchema(): Plugin {
  let replaced = 0
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!writers.test(id)) return null
      const names = exportsOf(code)
      if (names.includes('stringProcessor') || names.includes('createToJSONSchemaMethod'))
        replaced++
      return {
        code: `const none = () => undefined\nexport { ${names.map((name) => `none as ${name}`).join(', ')} }\n`,
        map: null,
      }
    },
    buildEnd(error) {
      // A new version of the library may have moved them.
      if (!error && replaced !== 2) throw new Error('Zod’s JSON Schema was not found')
    },
  }
}

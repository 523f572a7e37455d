import type { Plugin } from 'vite'

const outsideLatin1 = /[\u0100-\uffff]/g

/**
 * Replaces each such UTF-16 unit with an escape, which is valid in strings, templates, regular
 * expressions and names. Only `String.raw` would show the escape itself; use it for patterns only.
 */
export function escapedText(code: string): string {
  return code.replace(
    outsideLatin1,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/**
 * V8 keeps the source of what it runs. A single character outside Latin 1 makes it store two bytes
 * for every character of the file; comments and indentation take up a third of the rest.
 */
export function latinText(): Plugin {
  return {
    name: 'latin-text',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            build: {
              rolldownOptions: {
                output: {
                  // Names are kept, so that stack traces remain readable.
                  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
                },
              },
            },
          }
        : undefined,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'ssr') return
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = escapedText(file.code)
        }
      },
    },
  }
}

import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fonts and pictures are packed already. */
const worthPacking = /\.(js|css|svg)$/
const smallest = 1024

/** Packs scripts and styles once, at the build, and better than could be done while a visitor waits. */
export function packAssets(): Plugin {
  return {
    name: 'pack-assets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      await Promise.all(
        Object.values(bundle).map(async (file) => {
          const target = path.join(dir, file.fileName)
          // A name changes with its content, so what is packed stays packed.
          if (!worthPacking.test(target) || existsSync(`${target}.br`)) return
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (content.length < smallest) return
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
          await writeFile(`${target}.gz`, await zip(content, { level: 9 }))
          await writeFile(`${target}.br`, await brotli(content, quality))
        }),
      )
    },
  }
}

import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * What nearly every visit loads, and map data, which rarely changes: the best compression takes ten
 * times as long.
 */
const worthMost = /^(framework|schemas|shared|public|search|weeks|common|manifest)-|\.json$/
/** Fonts and pictures are already compressed. */
const worthPacking = /\.(js|css|svg|json)$/
const smallest = 1024

async function pack(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  const level = worthMost.test(path.basename(file)) ? 11 : 9
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: level } }
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
  await writeFile(`${file}.br`, await brotli(content, quality))
}

/**
 * Compresses scripts, styles and map data once, at build time, and better than would be possible on
 * the fly.
 */
export function packAssets(folder: string): Plugin {
  const began = Date.now()
  return {
    name: 'pack-assets',
    apply: 'build',
    // The list of screens is written with the server build, after everything else.
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder)
        const packed = new Set(names)
        for (const name of names) {
          const file = path.join(folder, name)
          // File names are content hashes, so compressed files stay valid; earlier builds are not
          // changed.
          if (!worthPacking.test(name) || packed.has(`${name}.br`)) continue
          if ((await stat(file)).mtimeMs >= began) await pack(file)
        }
      },
    },
  }
}

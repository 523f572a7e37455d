import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import routes from './app/routes.ts'
import { fileById } from './app/route-table.ts'
import { visitorScreens } from './app/start/visitor-screens.ts'

const app = path.join(import.meta.dirname, 'app')
const names = { screens: '\0visitor-screens', assets: '\0visitor-assets' }

interface Chunk {
  file: string
  isEntry?: boolean
  isDynamicEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** The browser build's manifest. */
export const manifestFile = 'visitors-manifest.json'

const files = [...fileById(routes)].filter(([, file]) => visitorScreens.test(file))

const exportedIn = (source: string, name: string) =>
  new RegExp(`^export (const|(async )?function) ${name}\\b`, 'm').test(source)

/** All screens, with what the server needs of them. */
function onServer(): string {
  const lines = files.map(
    ([, file], at) => `import * as s${at} from ${JSON.stringify(path.join(app, file))}`,
  )
  const entries = files.map(([id], at) => `${JSON.stringify(id)}: s${at}`)
  return `${lines.join('\n')}\nexport const screens = {${entries.join(',')}}\nexport const pageScreens = {}`
}

/** A file for each screen, without server-only code. */
function inBrowser(): string {
  const entries = files.map(
    ([id, file]) =>
      `${JSON.stringify(id)}: () => import(${JSON.stringify(`virtual:visitor-screen:${file}`)})`,
  )
  return `export const screens = {}\nexport const pageScreens = {${entries.join(',')}}`
}

function screenAlone(file: string): string {
  const whole = path.join(app, file)
  const source = readFileSync(whole, 'utf8')
  const others = ['handle', 'shouldRevalidate'].filter((name) => exportedIn(source, name))
  return `export { ${['default', ...others].join(', ')} } from ${JSON.stringify(whole)}`
}

function withImports(manifest: Record<string, Chunk>, key: string, found = new Set<string>()) {
  if (found.has(key)) return found
  for (const each of manifest[key]?.imports ?? []) withImports(manifest, each, found)
  found.add(key)
  return found
}

function assets(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, manifestFile), 'utf8')) as Record<
    string,
    Chunk
  >
  const [entry = ''] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? []
  const ofScreen = files.map(([id, file]) => {
    const key =
      Object.keys(manifest).find((each) => each.endsWith(`virtual:visitor-screen:${file}`)) ?? ''
    if (!manifest[key]) throw new Error(`The browser's build has no ${file}`)
    const keys = [...new Set([...withImports(manifest, entry), ...withImports(manifest, key)])]
    const sheets = [...new Set(keys.flatMap((each) => manifest[each]?.css ?? []))]
    const scripts = keys.filter((each) => each !== entry).map((each) => manifest[each]?.file)
    const address = (name: string | undefined) => `/${name}`
    return [
      id,
      {
        sheets: sheets.map(address),
        scripts: scripts.map(address),
        entry: address(manifest[entry]?.file),
      },
    ]
  })
  return `const assets = ${JSON.stringify(Object.fromEntries(ofScreen))}\nexport const assetsOf = (id) => assets[id]`
}

/** The list of the screens that visitors' pages are made of, for the server and for the browser. */
export function visitorScreenList(clientFolder: string): Plugin {
  return {
    name: 'visitor-screens',
    resolveId(id) {
      if (id === 'virtual:visitor-screens') return names.screens
      if (id === 'virtual:visitor-assets') return names.assets
      return id.startsWith('virtual:visitor-screen:') ? id : null
    },
    load(id) {
      if (id === names.screens) return this.environment.name === 'ssr' ? onServer() : inBrowser()
      if (id === names.assets) return assets(clientFolder)
      const [, file] = /^virtual:visitor-screen:(.+)$/.exec(id) ?? []
      return file ? { code: screenAlone(file), moduleSideEffects: false } : null
    },
  }
}

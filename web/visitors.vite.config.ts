import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { latinText } from './latin-text.ts'
import { packAssets } from './pack-assets.ts'
import { scopedClass } from './scoped-class.ts'
import { sharedContract } from './shared-contract.ts'
import { visitorChunks } from './visitor-chunks.ts'
import { withoutLoggedInOnly } from './logged-in-only.ts'
import { withoutLoaders } from './without-loaders.ts'
import { manifestFile, visitorScreenList } from './visitor-screens.ts'
import { zodName, zodWhenUsed } from './zod-when-used.ts'
import { zodWithoutEval } from './zod-without-eval.ts'
import { zodWithoutJsonSchema } from './zod-without-json-schema.ts'

const client = path.join(import.meta.dirname, '../build/web/client')
const visitors = path.join(import.meta.dirname, 'app/visitors')

const jsxRuntime = /^react\/jsx-(dev-)?runtime$/

/** Replaces React: by Preact in the browser, and on the server by what draws a page once. */
const reactByEnvironment: Plugin = {
  name: 'react-by-environment',
  enforce: 'pre',
  resolveId(id) {
    const isServer = this.environment.name === 'ssr'
    if (id === 'react') return path.join(visitors, isServer ? 'on-server/react.ts' : 'react.ts')
    if (!jsxRuntime.test(id)) return null
    return isServer
      ? path.join(visitors, 'on-server/jsx-runtime.ts')
      : this.resolve('preact/jsx-runtime')
  },
}

/** Visitors' pages: the same screens, rendered by Preact and without the full site's router. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    reactByEnvironment,
    sharedContract(),
    visitorScreenList(client),
    withoutLoggedInOnly(),
    withoutLoaders(),
    zodWhenUsed(),
    zodWithoutEval(),
    zodWithoutJsonSchema(),
    latinText(),
    packAssets(path.join(client, 'assets')),
  ],
  css: { modules: { generateScopedName: scopedClass } },
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: /^react-dom(\/client)?$/, replacement: 'preact/compat' },
      { find: /^react-router$/, replacement: path.join(visitors, 'router.tsx') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  environments: {
    client: {
      build: {
        outDir: client,
        manifest: manifestFile,
        rolldownOptions: {
          input: path.join(visitors, 'entry.client.tsx'),
          output: { codeSplitting: { groups: visitorChunks } },
          treeshake: {
            propertyReadSideEffects: false,
            manualPureFunctions: [
              zodName,
              'defineCall',
              'defineList',
              'listView',
              'defineResource',
            ],
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: path.join(import.meta.dirname, '../build/web/visitors'),
        ssr: path.join(visitors, 'entry.server.tsx'),
        rolldownOptions: { output: { entryFileNames: 'index.js' } },
      },
    },
  },
  build: { emptyOutDir: false, assetsInlineLimit: 0 },
  builder: {
    async buildApp(builder) {
      const { client: browser, ssr } = builder.environments
      if (browser) await builder.build(browser)
      if (ssr) await builder.build(ssr)
    },
  },
})

import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { scopedClass } from './scoped-class.ts'
import { latinText } from './latin-text.ts'
import { ownRouteLoader } from './own-route-loader.ts'
import { packAssets } from './pack-assets.ts'
import { sharedContract } from './shared-contract.ts'
import { voidElements } from './void-elements.ts'
import { zodName, zodWhenUsed } from './zod-when-used.ts'
import { zodWithoutEval } from './zod-without-eval.ts'
import { zodWithoutJsonSchema } from './zod-without-json-schema.ts'

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    sharedContract(),
    reactRouter(),
    ownRouteLoader(),
    voidElements(),
    latinText(),
    zodWhenUsed(),
    zodWithoutEval(),
    zodWithoutJsonSchema(),
    packAssets(path.join(import.meta.dirname, '../build/web/client/assets')),
  ],
  css: { modules: { generateScopedName: scopedClass } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['..'] } },
  // The site for visitors is rendered by the production build of React, however the program was
  // started; by default, the server would use the development build if NODE_ENV is not set.
  ...(command === 'build' && {
    environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } },
    ssr: { noExternal: true },
  }),
  build: {
    // A program still running on the previous build keeps its files.
    emptyOutDir: false,
    // Small scripts inlined as data: URIs would violate the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A schema that no screen uses is tree-shaken, and the schema library with it.
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: [
          'z',
          zodName,
          'defineCall',
          'defineList',
          'listView',
          'defineResource',
        ],
      },
      output: {
        // What nearly every page needs shares a chunk; a request for each small module would cost
        // more.
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
}))

import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { packAssets } from './pack-assets.ts'

/** The frame around every page. Maps, editors and galleries stay apart: few pages need them. */
const inEveryPage =
  /app[\\/](shell[\\/]((public|theme|errors)[\\/]|use-menus)|session[\\/]session|ui[\\/](theme[\\/]|class-names)|ui[\\/][a-z]+[\\/](alert|button|confirm|dialog|drawer|fields?|form-check|logo|main-focus|menu|notice|own-contact-form|picture|section|spinner|use-call)(-area)?(\.module)?\.(tsx?|css)|features[\\/](bond[\\/]bond-button|contact-messages[\\/]contact-(form|shape)|errors[\\/]))/

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    reactRouter(),
    packAssets(path.join(import.meta.dirname, '../build/web/client/assets')),
  ],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['..'] } },
  // The site for visitors is rendered by the fast React, however the program was started; left to
  // itself, the server would take the one for development wherever NODE_ENV is not set.
  ...(command === 'build' && {
    environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } },
    ssr: { noExternal: true },
  }),
  build: {
    // A program that still runs on the last build keeps its files.
    emptyOutDir: false,
    // Small scripts inlined as data: URIs would break the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A schema that no screen uses is dropped, and the schema library with it.
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: ['z', 'defineCall', 'defineList', 'listView', 'defineResource'],
      },
      output: {
        // What nearly every page needs travels together; a request for each small part would cost more.
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: inEveryPage,
            },
          ],
        },
      },
    },
  },
}))

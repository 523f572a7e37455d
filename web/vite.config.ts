import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The frame around every page. Maps, editors and galleries stay apart: few pages need them. */
const inEveryPage =
  /app[\\/](ui[\\/](shell|theme)[\\/]|ui[\\/](alert|button|class-names|confirm|dialog|drawer|fields?|form-check|logo|main-focus|menu|picture|section|session|spinner|use-call)(-area)?(\.module)?\.(tsx?|css)|features[\\/](bond[\\/]bond-button|contact[\\/]contact-(form|values)|errors[\\/]))/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['..'] } },
  build: {
    // A program that still runs on the last build keeps its files.
    emptyOutDir: false,
    // Small scripts inlined as data: URIs would break the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A schema that no screen uses is dropped, and the schema library with it.
      treeshake: { manualPureFunctions: ['z', 'defineCall', 'defineResource'] },
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
})

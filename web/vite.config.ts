import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  server: { fs: { allow: ['..'] } },
  build: {
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
              test: /app[\\/](ui|features[\\/](bond[\\/]bond-button|contact[\\/]contact-(form|values)|errors))/,
            },
          ],
        },
      },
    },
  },
})

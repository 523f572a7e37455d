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
  },
})

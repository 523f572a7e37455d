import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../build/web',
  ssr: true,
  // The list of screens is one small cached file, not a part of each page or a request for each
  // link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

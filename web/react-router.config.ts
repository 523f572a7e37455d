import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../build/web',
  ssr: true,
  // The list of screens is one small file that every visit keeps, not a part of each page and a request for each link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

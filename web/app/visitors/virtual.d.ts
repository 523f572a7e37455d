declare module 'virtual:visitor-screens' {
  import type { LoaderFunction, MetaFunction } from 'react-router'

  interface Screen {
    default: unknown
    handle?: unknown
    loader?: LoaderFunction
    meta?: MetaFunction
  }

  /** On the server: all screens, by the id of their route. */
  export const screens: Record<string, Screen | undefined>
  /** In the browser: what loads them. */
  export const pageScreens: Record<string, (() => Promise<unknown>) | undefined>
}

declare module 'virtual:visitor-assets' {
  /** The stylesheets of a screen, and its scripts in the order in which they need each other. */
  export function assetsOf(id: string): {
    sheets: readonly string[]
    scripts: readonly string[]
    entry: string
  }
}

import Root from '../root.tsx'
import PublicShell from '../shell/public/public-shell.tsx'
import type { ShouldRevalidateFunction } from 'react-router'
import type { PageData } from './page-data.ts'
import type { Match } from './router-state.ts'

export interface ScreenModule {
  default: unknown
  handle?: unknown
  shouldRevalidate?: ShouldRevalidateFunction
}

/** What is shown, from the frame of the whole site to the screen. */
export function matchesOf(data: PageData, screen: ScreenModule, pathname: string): Match[] {
  const { id, params } = data
  const frame = { pathname, params, handle: undefined, loaderData: undefined }
  return [
    { ...frame, id: 'root', loaderData: data.root, Component: Root },
    { ...frame, id: 'shell/public/public-shell', Component: PublicShell },
    {
      id,
      pathname,
      params,
      loaderData: data.screen,
      handle: screen.handle,
      shouldRevalidate: screen.shouldRevalidate,
      Component: screen.default as Match['Component'],
    },
  ]
}

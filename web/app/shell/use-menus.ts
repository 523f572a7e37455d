import { useRouteLoaderData } from 'react-router'
import type { Menus } from './menu.ts'

/** The menus of the current user; undefined only on an error page that could not load them. */
export function useMenus(): Menus | undefined {
  return useRouteLoaderData<{ menus: Menus }>('root')?.menus
}

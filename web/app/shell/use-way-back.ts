import { useLocation } from 'react-router'
import { links } from '#contract/links.ts'
import { currentPath } from './office/office-menu.ts'
import type { MenuLink } from './menu.ts'
import { useMenus } from './use-menus.ts'

/** The lists that owners and agents have on the site, for the forms of their records. */
const ownLists: readonly MenuLink[] = [
  { label: 'My properties', to: links.propertyAdmin(), also: ['/property/edit'] },
  { label: 'Listing imports', to: links.listingImports() },
  { label: 'My Timeshare Weeks', to: links.myWeeks(), also: ['/editTimeshare'] },
]

/** The list that the record on this screen belongs to; null on the list itself. */
export function useWayBack(): MenuLink | null {
  const { pathname } = useLocation()
  const office = useMenus()?.office.flatMap((group) => group.links) ?? []
  return wayBackOf(office.length > 0 ? office : ownLists, pathname)
}

export function wayBackOf(lists: readonly MenuLink[], pathname: string): MenuLink | null {
  const here = pathname.toLowerCase().replace(/\/$/, '')
  // A conversation is shown beside its list.
  if (here.startsWith(`${links.conversations().toLowerCase()}/`)) return null
  const to = currentPath(lists, here)
  if (to === undefined || to.toLowerCase() === here) return null
  return lists.find((list) => list.to === to) ?? null
}

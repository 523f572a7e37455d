import { useLocation } from 'react-router'
import { links } from '#contract/links.ts'
import { mayUse, type Who } from '#contract/permissions.ts'
import { useViewer } from '../session/session.ts'
import { currentPath } from './office/office-menu.ts'
import type { MenuLink } from './menu.ts'
import { useMenus } from './use-menus.ts'

/** The lists that owners and agents have on the site, for the forms of their records. */
const ownLists: readonly (MenuLink & { who: Who })[] = [
  {
    label: 'My properties',
    to: links.propertyAdmin(),
    also: ['/property/edit'],
    who: 'ownListings.manage',
  },
  { label: 'Listing imports', to: links.listingImports(), who: 'listingImports.manage' },
  {
    label: 'My Timeshare Weeks',
    to: links.myWeeks(),
    also: ['/editTimeshare', '/timeshare'],
    who: 'ownListings.manage',
  },
  { label: 'Conversations', to: links.conversations(), who: 'conversations.use' },
  {
    label: 'Agency and agents',
    to: links.agency(),
    also: [links.agentProfile()],
    who: 'ownAgency.manage',
  },
]

/** The list that the current record belongs to; null on the list itself. */
export function useListOfRecord(): MenuLink | null {
  const { pathname } = useLocation()
  const office = useMenus()?.office.flatMap((group) => group.links) ?? []
  const viewer = useViewer()
  const own = ownLists.filter(({ who }) => mayUse(who, viewer))
  return listOfRecord(office.length > 0 ? office : own, pathname)
}

export function listOfRecord(lists: readonly MenuLink[], pathname: string): MenuLink | null {
  const here = pathname.toLowerCase().replace(/\/$/, '')
  const to = currentPath(lists, here)
  if (to === undefined || to.toLowerCase() === here) return null
  return lists.find((list) => list.to === to) ?? null
}

/** What is shown above a record: a conversation has its list beside it. */
export function useWayBack(): MenuLink | null {
  const list = useListOfRecord()
  return list?.to === links.conversations() ? null : list
}

import { mayBeOffered, mayUse, type Viewer, type Who } from '#contract/permissions.ts'
import { menuFor } from './office/office-menu.ts'
import { links } from '#contract/links.ts'
import { hasRoute } from '../route-paths.ts'

interface Entry {
  label: string
  hint?: string
  to: string
  who: Who
  /** Visitors see it too, and log in on the way. */
  visitors?: true
}

interface Group {
  heading: string
  /** Paths under which the group is open, in addition to those of its entries. */
  within?: string[]
  entries: Entry[]
}

export interface MenuLink {
  label: string
  hint?: string | undefined
  to: string
  /** Other paths under which it is the current entry. */
  also?: readonly string[]
}

export interface LinkGroup {
  heading: string
  within?: string[] | undefined
  links: MenuLink[]
}

function entry(label: string, to: string, who: Who = 'everyone', hint?: string): Entry {
  return { label, to, who, ...(hint ? { hint } : {}) }
}

/** Actions on one's own listings, offered to visitors too. */
function ownListing(label: string, to: string, hint?: string): Entry {
  return { ...entry(label, to, 'ownListings.manage', hint), visitors: true }
}

const header: Group[] = [
  {
    heading: 'Property',
    within: ['/property', '/EnquireNow'],
    entries: [
      entry(
        'Residential',
        links.propertyHome('residential'),
        'everyone',
        'Houses, townhouses, flats, farms and stands',
      ),
      entry(
        'Commercial',
        links.propertyHome('commercial'),
        'everyone',
        'Offices, shops, warehouses and factories',
      ),
      ownListing('List Property', links.listProperty(), 'Sell or let your property'),
    ],
  },
  {
    heading: 'Timeshare',
    within: ['/timeshare', '/resort', links.timeshareSearch(), links.weekResultsPath()],
    entries: [
      entry('Timeshare To Buy', links.weeksToBuy(), 'everyone', 'Resorts with weeks for sale'),
      ownListing('Sell Timeshare', links.sellWeek(), 'List your week with us'),
      ownListing('My Timeshare Weeks', links.myWeeks()),
      entry('Questions and answers', links.timeshareQuestions()),
    ],
  },
  {
    heading: 'Services',
    entries: [
      entry('Sectional Title and HOA Management', links.sectionalTitle()),
      entry('Rental Property Portfolio Management', links.rentalPortfolio()),
    ],
  },
  {
    heading: 'About',
    entries: [entry('About us', links.aboutUs()), entry('About timeshare', links.aboutTimeshare())],
  },
  { heading: 'Contact', entries: [entry('Contact', links.contact())] },
]

const account: Group[] = [
  {
    heading: 'My account',
    entries: [
      entry('List Property', links.listProperty(), 'ownListings.manage'),
      entry('My properties', links.propertyAdmin(), 'ownListings.manage'),
      entry('My Timeshare Weeks', links.myWeeks(), 'ownListings.manage'),
      entry('Conversations', links.conversations(), 'conversations.use'),
      entry('Leads', links.leads(), 'leads.read'),
      entry('Bid Offers', links.offers(), 'offers.use'),
      entry('Saved searches', links.savedSearches(), 'signedIn'),
      entry('Notifications', links.notifications(), 'signedIn'),
      entry('Update Profile Info', links.profile(), 'signedIn'),
      entry('Agency and agents', links.agency(), 'ownAgency.manage'),
      entry('Login and security', links.ownSecurity(), 'signedIn'),
      entry('Two-factor login', links.twoFactor(), 'signedIn'),
      entry('Privacy', links.privacy(), 'signedIn'),
    ],
  },
]

const footer: Group[] = [
  {
    heading: 'Property',
    entries: [
      entry('Residential', links.propertyHome('residential')),
      entry('Commercial', links.propertyHome('commercial')),
      ownListing('List Property', links.listProperty()),
      entry('My live properties', links.myLiveProperties(), 'ownListings.manage'),
      entry('Bond calculator', links.bondCalculator()),
    ],
  },
  {
    heading: 'Timeshare',
    entries: [
      entry('Timeshare To Buy', links.weeksToBuy()),
      ownListing('Sell Timeshare', links.sellWeek()),
      entry('Questions and answers', links.timeshareQuestions()),
    ],
  },
  {
    heading: 'Company',
    entries: [
      entry('About us', links.aboutUs()),
      entry('Contact', links.contact()),
      entry('Privacy policy', links.privacyPolicy()),
      entry('Website disclaimer', links.websiteDisclaimer()),
      entry('Terms and conditions', links.terms()),
    ],
  },
]

/** The menus of the site as declared, before filtering. */
export const siteMenus: readonly Group[] = [...header, ...account, ...footer]

/** What this viewer may open and what exists; an empty group is left out. */
function visible(groups: Group[], viewer: Viewer | null): LinkGroup[] {
  return groups
    .map(({ heading, within, entries }) => ({
      heading,
      within,
      links: entries
        .filter(
          ({ to, who, visitors }) =>
            hasRoute(to) && (visitors ? mayBeOffered(who, viewer) : mayUse(who, viewer)),
        )
        .map(({ label, hint, to }) => ({ label, hint, to })),
    }))
    .filter((group) => group.links.length > 0)
}

/** The back office's side menu. */
function officeMenu(viewer: Viewer | null): LinkGroup[] {
  if (!mayUse('backoffice.open', viewer)) return []
  return menuFor(viewer, hasRoute).map(({ label, entry, entries }) => ({
    heading: label,
    links: [...(entry ? [entry] : []), ...entries].map(({ label, to, also }) => ({
      label,
      to,
      ...(also ? { also } : {}),
    })),
  }))
}

export interface Menus {
  header: LinkGroup[]
  account: LinkGroup[]
  office: LinkGroup[]
  /** The start page of the back office for those who may open it: Today, if they may see that. */
  officeHome: string | null
  footer: LinkGroup[]
  /** Login and registration for visitors, if those screens exist. */
  login: string | null
  register: string | null
}

/** All menus of one viewer. Built on the server, so that a visitor's page contains only a visitor's menus. */
export function menusFor(viewer: Viewer | null): Menus {
  const office = officeMenu(viewer)
  return {
    header: visible(header, viewer),
    account: viewer ? visible(account, viewer) : [],
    office,
    officeHome: office[0]?.links[0]?.to ?? null,
    footer: visible(footer, viewer),
    login: hasRoute(links.login()) ? links.login() : null,
    register: hasRoute(links.register()) ? links.register() : null,
  }
}

import { mayUse, type Viewer, type Who } from '#contract/permissions.ts'
import { links } from '#contract/links.ts'

export interface MenuEntry {
  label: string
  to: string
  who: Who
  /** Paths of other screens that belong to it but do not start with its own path. */
  also?: readonly string[]
}

/** A group with its own path is a plain link; the others expand and collapse. */
export interface MenuGroup {
  label: string
  entry?: MenuEntry
  entries: readonly MenuEntry[]
}

/** The side menu. An entry appears as soon as its screen exists, for those who may use it. */
export const backOfficeMenu: readonly MenuGroup[] = [
  {
    label: 'Today',
    entry: { label: 'Today', to: links.today(), who: 'today.read' },
    entries: [],
  },
  {
    label: 'Listings',
    entries: [
      {
        label: 'Timeshare Admin',
        to: links.timeshareAdmin(),
        who: 'weeks.manage',
        also: ['/editTimeshare'],
      },
      { label: 'Tender Week Admin', to: links.tenderWeekAdmin(), who: 'weeks.manage' },
      { label: 'Approvals', to: links.approvals(), who: 'approvals.manage' },
      { label: 'Listing changes', to: links.listingChanges(), who: 'listingChanges.manage' },
      {
        label: 'Property Admin',
        to: links.propertyAdmin(),
        who: 'ownListings.manage',
        also: ['/property/edit'],
      },
      { label: 'Listing imports', to: links.listingImports(), who: 'listingImports.manage' },
      { label: 'My properties', to: links.myProperties(), who: 'ownListings.manage' },
      { label: 'My live properties', to: links.myLiveProperties(), who: 'ownListings.manage' },
      {
        label: 'Unit Configuration List',
        to: links.unitConfigurations(),
        who: 'unitConfigurations.manage',
      },
    ],
  },
  {
    label: 'People',
    entries: [
      {
        label: 'User Management',
        to: links.userManagement(),
        who: 'accounts.manage',
        also: ['/user/updateProfileInfo'],
      },
      {
        label: 'Agent Management',
        to: links.agentManagement(),
        who: 'accounts.manage',
        also: ['/user/agent/update'],
      },
      {
        label: 'Agency Management',
        to: links.agencyManagement(),
        who: 'accounts.manage',
        also: ['/user/agency'],
      },
      { label: 'User Roles', to: links.userRoles(), who: 'accounts.manage' },
      { label: 'What each role may do', to: links.rolePermissions(), who: 'accounts.manage' },
      { label: 'Privacy requests', to: links.privacyRequests(), who: 'privacyRequests.manage' },
    ],
  },
  {
    label: 'Offers',
    entries: [
      {
        label: 'Conversations',
        to: links.conversations(),
        who: 'conversations.use',
        also: [links.unmatchedEmails()],
      },
      { label: 'Bid Offers', to: links.offers(), who: 'offers.use' },
      { label: 'All offers', to: links.allOffers(), who: 'offers.manage' },
      { label: 'Leads', to: links.leads(), who: 'leads.read' },
    ],
  },
  {
    label: 'Finance',
    entries: [
      { label: 'Payments', to: links.payments(), who: 'payments.manage' },
      { label: 'Bank statements', to: links.bankStatements(), who: 'payments.manage' },
      { label: 'Monthly statement', to: links.monthlyStatement(), who: 'payments.manage' },
    ],
  },
  {
    label: 'Email',
    entries: [
      { label: 'Outbox', to: links.outbox(), who: 'outbox.manage' },
      { label: 'Email Templates', to: links.emailTemplates(), who: 'mail.manage' },
      { label: 'Template Preview', to: links.communicationTemplate(), who: 'mail.manage' },
      { label: 'Email Recipients', to: links.emailRecipients(), who: 'mail.manage' },
    ],
  },
  {
    label: 'Marketing',
    entries: [
      {
        label: 'Landing Pages',
        to: links.landingPages(),
        who: 'campaigns.manage',
        also: ['/landingPage', '/landingPageProperty', links.newLandingPage()],
      },
      { label: 'Upload Campaign', to: links.campaignUpload(), who: 'campaigns.manage' },
      { label: 'Carousel', to: links.carousel(), who: 'carousel.manage' },
      { label: 'HTML Preview', to: links.htmlPreview(), who: 'campaigns.manage' },
      { label: 'Blocked addresses', to: links.suppressions(), who: 'campaignSending.manage' },
    ],
  },
  {
    label: 'Setup',
    entries: [
      {
        label: 'Property Types',
        to: links.propertyTypes(),
        who: 'propertyTypes.manage',
        also: ['/propertyType'],
      },
      {
        label: 'Property User Defined Groups',
        to: links.userDefinedGroups(),
        who: 'fieldGroups.manage',
      },
      { label: 'Status List', to: links.statuses(), who: 'statuses.manage' },
      { label: 'Listing Fee', to: links.fees(), who: 'fees.manage' },
      { label: 'Terms And Conditions', to: links.termsEditor(), who: 'terms.manage' },
      { label: 'Contact Us Sources', to: links.contactSources(), who: 'contactSources.manage' },
      { label: 'Company settings', to: links.companySettings(), who: 'settings.manage' },
      { label: 'Login security', to: links.security(), who: 'security.manage' },
    ],
  },
  {
    label: 'Logs',
    entries: [
      { label: 'Contact Us Log', to: links.contactLog(), who: 'messageLogs.read' },
      { label: 'Enquire Now Log', to: links.enquiryLog(), who: 'messageLogs.read' },
      { label: 'Search Logs', to: links.searchLog(), who: 'searchLog.read' },
      { label: 'Security events', to: links.securityEvents(), who: 'securityEvents.read' },
      { label: 'Change Log', to: links.changeLog(), who: 'changeLog.read' },
    ],
  },
]

/** What one person sees of the menu; empty groups are left out. */
export function menuFor(
  viewer: Viewer | null,
  exists: (path: string) => boolean,
  menu: readonly MenuGroup[] = backOfficeMenu,
): MenuGroup[] {
  const shown = (entry: MenuEntry) => exists(entry.to) && mayUse(entry.who, viewer)
  return menu.flatMap((group) => {
    const entries = group.entries.filter(shown)
    const entry = group.entry && shown(group.entry) ? group.entry : undefined
    return entry || entries.length ? [{ ...group, entry, entries }] : []
  })
}

interface Place {
  to: string
  also?: readonly string[]
}

/**
 * The menu address to highlight on a screen: its own, or the list that the screen's record belongs
 * to, so that `/contactUsSource/new` marks `/contactUsSource/list`. An exact match wins, because
 * `/status/changeLogPage` is not a record of `/status/list`.
 */
export function currentPath(places: readonly Place[], pathname: string): string | undefined {
  const here = pathname.toLowerCase().replace(/\/$/, '')
  const paths = places.flatMap(({ to, also = [] }) =>
    [to, ...also].map((path) => ({ to, path: path.toLowerCase() })),
  )
  const found =
    paths.find(({ path }) => path === here) ??
    paths.find(({ path }) => here.startsWith(`${path.replace(/\/list$/, '')}/`))
  return found?.to
}

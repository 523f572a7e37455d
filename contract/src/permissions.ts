import { roles, type Role } from './roles.ts'

const superAdmin = ['superAdmin'] as const
const agencyAdmins = ['superAdmin', 'agency'] as const
const agentsToo = ['superAdmin', 'agency', 'agent', 'managingAgent'] as const
const dealers = ['superAdmin', 'agency', 'agent', 'managingAgent', 'privateUser'] as const
const designers = ['superAdmin', 'designer'] as const

/** The single table of role × permission. Calls, menu entries and screens refer to it by name. */
export const permissions = {
  'today.read': superAdmin,
  'find.use': superAdmin,
  'settings.manage': superAdmin,
  'accounts.manage': superAdmin,
  'agencies.edit': agencyAdmins,
  'ownAgency.manage': ['agency'],
  'agents.manage': agencyAdmins,
  'agents.edit': agentsToo,
  'listingImports.manage': agencyAdmins,
  'contactSources.manage': superAdmin,
  'statuses.manage': superAdmin,
  'fees.manage': superAdmin,
  'terms.manage': superAdmin,
  'carousel.manage': superAdmin,
  'listingChanges.manage': superAdmin,
  'approvals.manage': superAdmin,
  'listings.refuse': superAdmin,
  'listings.assign': agencyAdmins,
  'weeks.manage': superAdmin,
  'unitConfigurations.manage': superAdmin,
  'messageLogs.read': superAdmin,
  'mail.manage': superAdmin,
  'outbox.manage': superAdmin,
  'changeLog.read': superAdmin,
  'searchLog.read': superAdmin,
  'propertyTypes.manage': superAdmin,
  'fieldGroups.manage': superAdmin,
  'security.manage': superAdmin,
  'securityEvents.read': superAdmin,
  'privacyRequests.manage': superAdmin,
  'payments.manage': superAdmin,
  'ownListings.manage': dealers,
  'offers.use': dealers,
  'offers.manage': superAdmin,
  'leads.read': dealers,
  'conversations.use': dealers,
  'conversations.manage': superAdmin,
  'campaignSending.manage': superAdmin,
  'backoffice.open': designers,
  'campaigns.manage': designers,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Who may use a call or a screen. Row rules (own record, own agency) live in the server's policies. */
export type Who = 'everyone' | 'signedIn' | Permission

export interface Viewer {
  role: Role
}

export function isWho(value: unknown): value is Who {
  return (
    value === 'everyone' ||
    value === 'signedIn' ||
    (typeof value === 'string' && value in permissions)
  )
}

export function mayUse(who: Who, viewer: Viewer | null | undefined): boolean {
  if (who === 'everyone') return true
  if (!viewer) return false
  if (who === 'signedIn') return true
  return (permissions[who] as readonly Role[]).includes(viewer.role)
}

/**
 * Whether to show a link to it: a visitor is asked to log in first; a role without access does not
 * see it.
 */
export function mayBeOffered(who: Who, viewer: Viewer | null | undefined): boolean {
  return !viewer || mayUse(who, viewer)
}

/** For the documentation: the roles behind a declaration. */
export function rolesOf(who: Who): readonly Role[] | 'everyone' {
  if (who === 'everyone') return 'everyone'
  return who === 'signedIn' ? roles : permissions[who]
}

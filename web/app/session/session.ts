import { useRouteLoaderData } from 'react-router'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { Viewer } from '#contract/permissions.ts'
import { roleFromName } from '#contract/roles.ts'
import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import type { Theme } from '#contract/values/theme.ts'
import type { RequestContext } from './request-context.ts'

/** What every page knows of the site and of who is looking at it. */
export interface SiteData extends Pick<RequestContext, 'session' | 'publicUrl' | 'maps'> {
  company: CompanyFacts
  /** How a visitor may have heard of us, for the contact forms. */
  sources: { value: number; label: string }[]
  theme: Theme | null
}

/** What the root loader returned; undefined only on an error page that could not load it. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<SiteData>('root')
}

/** Who is logged in; null for a visitor. */
export function useSession(): SessionReply | null {
  return useSiteData()?.session ?? null
}

export function useCompany(): CompanyFacts {
  const company = useSiteData()?.company
  if (!company) throw new Error('The company facts are known only below a loaded root')
  return company
}

/** The person behind a session as the permission table sees them. */
export function viewerOf(session: Pick<SessionReply, 'user'> | null): Viewer | null {
  const role = session && roleFromName(session.user.role)
  return role ? { role } : null
}

export function useViewer(): Viewer | null {
  return viewerOf(useSession())
}

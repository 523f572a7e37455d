import { useRouteLoaderData } from 'react-router'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { Viewer } from '#contract/permissions.ts'
import { roleFromName } from '#contract/roles.ts'
import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import type { RootData } from '../root.tsx'

/** What the root loader answered; undefined only on an error page that could not load it. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root')
}

/** Who is logged in; null for a visitor. */
export function useSession(): SessionReply | null {
  return useRootData()?.session ?? null
}

export function useCompany(): CompanyFacts {
  const company = useRootData()?.company
  if (!company) throw new Error('The company facts are known only below a loaded root')
  return company
}

/** The person behind a session as the permission table sees them. */
export function viewerOf(session: SessionReply | null): Viewer | null {
  const role = session && roleFromName(session.user.role)
  return role ? { role } : null
}

export function useViewer(): Viewer | null {
  return viewerOf(useSession())
}

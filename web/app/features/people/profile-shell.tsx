import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { mayUse } from '#contract/permissions.ts'
import { Office } from '../../backoffice/office.tsx'
import { ScreenError } from '../../backoffice/screen-error.tsx'
import { useViewer } from '../../ui/session.ts'
import { ShellFrame } from '../../ui/shell/shell-frame.tsx'
import type { Route } from './+types/profile-shell.ts'

/** One's own profile is a page of the site; someone else's belongs to the back office. */
function Frame({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const viewer = useViewer()
  const others = new URLSearchParams(search).has('id') && mayUse('people.manage', viewer)
  return others ? <Office>{children}</Office> : <ShellFrame>{children}</ShellFrame>
}

export default function ProfileShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ScreenError error={error} />
    </Frame>
  )
}

import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { mayUse } from '#contract/permissions.ts'
import { Office } from './office/office.tsx'
import { ScreenError } from './office/screen-error.tsx'
import { useViewer } from '../session/session.ts'
import { ShellFrame } from './public/shell-frame.tsx'
import type { Route } from './+types/profile-shell.ts'

/** One's own profile is a page of the site; someone else's belongs to the back office. */
function Frame({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const viewer = useViewer()
  const others = new URLSearchParams(search).has('id') && mayUse('accounts.manage', viewer)
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

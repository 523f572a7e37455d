import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { mayUse } from '#contract/permissions.ts'
import { Office } from './office/office.tsx'
import { ScreenError } from './office/screen-error.tsx'
import { useViewer } from '../session/session.ts'
import { ShellFrame } from './public/shell-frame.tsx'
import { WayBack } from './way-back.tsx'
import type { Route } from './+types/profile-shell.ts'
import styles from './office-or-site.module.css'

/** The user's own profile is a page of the site; someone else's belongs to the back office. */
function Frame({ children, failed }: { children: ReactNode; failed?: boolean }) {
  const { search } = useLocation()
  const viewer = useViewer()
  const others = new URLSearchParams(search).has('id') && mayUse('accounts.manage', viewer)
  if (others) return <Office>{children}</Office>
  if (!failed) return <ShellFrame>{children}</ShellFrame>
  return (
    <ShellFrame>
      <div className={`wrap ${styles.page}`}>
        <WayBack />
        {children}
      </div>
    </ShellFrame>
  )
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
    <Frame failed>
      <ScreenError error={error} />
    </Frame>
  )
}

import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { mayUse } from '#contract/permissions.ts'
import { Office } from './office/office.tsx'
import { ScreenError } from './office/screen-error.tsx'
import { useViewer } from '../session/session.ts'
import { ShellFrame } from './public/shell-frame.tsx'
import { WayBack } from './way-back.tsx'
import type { Route } from './+types/week-shell.ts'
import styles from './listings-shell.module.css'

/** A Super Admin works on a week in the back office; its owner and agent on the site. */
function Frame({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (mayUse('weeks.manage', viewer)) return <Office>{children}</Office>
  return (
    <ShellFrame>
      <div className={`wrap ${styles.page}`}>
        <WayBack />
        {children}
      </div>
    </ShellFrame>
  )
}

export default function WeekShell() {
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

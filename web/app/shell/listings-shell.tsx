import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { mayUse } from '#contract/permissions.ts'
import { Office } from './office/office.tsx'
import { ScreenError } from './office/screen-error.tsx'
import { useViewer } from '../session/session.ts'
import { WayBack } from './way-back.tsx'
import { ShellFrame } from './public/shell-frame.tsx'
import type { Route } from './+types/listings-shell.ts'
import styles from './listings-shell.module.css'

/** Those who work in the back office see listings there; owners and agents see theirs on the site. */
function Frame({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  if (mayUse('backoffice.open', viewer)) return <Office>{children}</Office>
  return (
    <ShellFrame>
      <div className={`wrap ${styles.page}`}>
        <WayBack />
        {children}
      </div>
    </ShellFrame>
  )
}

export default function ListingsShell() {
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

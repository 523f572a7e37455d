import { Outlet } from 'react-router'
import type { Route } from './+types/office-shell.ts'
import { OfficeOrSite } from '../office-or-site.tsx'
import { Office } from './office.tsx'
import { ScreenError } from './screen-error.tsx'

export default function Shell() {
  return (
    <Office>
      <Outlet />
    </Office>
  )
}

/**
 * A screen that is refused or fails is shown inside the shell, so that the menu stays visible.
 * Users without a menu here see the message on the site.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeOrSite office="backoffice.open">
      <ScreenError error={error} />
    </OfficeOrSite>
  )
}

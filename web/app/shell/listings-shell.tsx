import { Outlet } from 'react-router'
import { OfficeOrSite } from './office-or-site.tsx'
import { ScreenError } from './office/screen-error.tsx'
import type { Route } from './+types/listings-shell.ts'

/** Back office staff see listings there; owners and agents see theirs on the site. */
export default function ListingsShell() {
  return (
    <OfficeOrSite office="backoffice.open">
      <Outlet />
    </OfficeOrSite>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeOrSite office="backoffice.open">
      <ScreenError error={error} />
    </OfficeOrSite>
  )
}

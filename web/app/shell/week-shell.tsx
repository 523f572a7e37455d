import { Outlet } from 'react-router'
import { OfficeOrSite } from './office-or-site.tsx'
import { ScreenError } from './office/screen-error.tsx'
import type { Route } from './+types/week-shell.ts'

/** A Super Admin works on a week in the back office; its owner and agent on the site. */
export default function WeekShell() {
  return (
    <OfficeOrSite office="weeks.manage">
      <Outlet />
    </OfficeOrSite>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <OfficeOrSite office="weeks.manage">
      <ScreenError error={error} />
    </OfficeOrSite>
  )
}

import { Outlet } from 'react-router'
import type { Route } from './+types/office-shell.ts'
import { Office } from './office.tsx'
import { ScreenError } from './screen-error.tsx'

export default function Shell() {
  return (
    <Office>
      <Outlet />
    </Office>
  )
}

/** A screen that is refused or fails does so inside the shell, so that the menu stays visible. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Office>
      <ScreenError error={error} />
    </Office>
  )
}

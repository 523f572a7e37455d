import type { ReactNode } from 'react'
import { Link } from './link.tsx'

/** A name as a link to its record, or as plain text if it has none. */
export function MaybeLink({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? children : <Link to={to}>{children}</Link>
}

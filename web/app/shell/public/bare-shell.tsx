import type { ReactNode } from 'react'

/** The frame of last resort, when not even the company's name could be loaded. */
export function BareShell({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>
}

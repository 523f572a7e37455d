import type { ReactNode } from 'react'
import { mayUse, type Permission } from '#contract/permissions.ts'
import { useViewer } from '../session/session.ts'
import { Office } from './office/office.tsx'
import { ShellFrame } from './public/shell-frame.tsx'
import { WayBack } from './way-back.tsx'
import styles from './office-or-site.module.css'

interface OfficeOrSiteProps {
  /** The permission to see it in the back office. */
  office: Permission
  children: ReactNode
}

/** One screen in two frames: in the back office for those who work there, on the site for everyone else. */
export function OfficeOrSite({ office, children }: OfficeOrSiteProps) {
  const viewer = useViewer()
  if (mayUse(office, viewer)) return <Office>{children}</Office>
  return (
    <ShellFrame>
      <div className={`wrap ${styles.page}`}>
        <WayBack />
        {children}
      </div>
    </ShellFrame>
  )
}

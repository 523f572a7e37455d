import type { Agency } from '#contract/agencies/agencies.calls.ts'
import { links } from '#contract/links.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import styles from './agency-tasks.module.css'

interface AgencyTasksProps {
  agency: Agency
  onInvite: () => void
}

/** What an agency can do apart from editing its own record. */
export function AgencyTasks({ agency: { id, agencyName, verified }, onInvite }: AgencyTasksProps) {
  return (
    <nav aria-label="Agency" className={styles.tasks}>
      <Button kind="brand" onClick={onInvite}>
        Invite agent
      </Button>
      <LinkButton to={links.agencyDashboard(id)}>Dashboard</LinkButton>
      {verified && <LinkButton to={links.listingImports(id)}>Import listings</LinkButton>}
      {verified && <LinkButton to={links.agencyPage(id, agencyName)}>Public page</LinkButton>}
    </nav>
  )
}

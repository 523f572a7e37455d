import type { AgencyDashboard } from '#contract/agencies/agency-dashboard.calls.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { CertificateText } from './certificate-text.tsx'
import { hoursText } from './hours-text.ts'
import styles from './agency-dashboard.module.css'

/** Each team member with listings, leads and certificate. */
export function TeamFigures({ team }: Pick<AgencyDashboard, 'team'>) {
  return (
    <Sheet title="Team">
      <div className={styles.scroll} role="region" aria-label="Figures for each agent" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Published</th>
              <th scope="col">Listings</th>
              <th scope="col">Leads</th>
              <th scope="col">Unanswered</th>
              <th scope="col">Response time</th>
              <th scope="col">FFC</th>
            </tr>
          </thead>
          <tbody>
            {team.map((member) => (
              <tr key={member.agentId}>
                <th scope="row">
                  <Link to={links.agentProfile(member.agentId)}>{member.name}</Link>
                  {member.administrator && <span>Administrator</span>}
                  {member.invited && <span>Invited</span>}
                </th>
                <td data-label="Published">{groupedNumber(member.published)}</td>
                <td data-label="Listings">{groupedNumber(member.listings)}</td>
                <td data-label="Leads">{groupedNumber(member.leads)}</td>
                <td data-label="Unanswered">{groupedNumber(member.unanswered)}</td>
                <td data-label="Response time">
                  {member.responseHours === null ? '' : hoursText(member.responseHours)}
                </td>
                <td data-label="FFC">
                  <CertificateText certificate={member.certificate} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}

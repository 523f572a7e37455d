import { redirect } from 'react-router'
import { getDashboard, type AgencyDashboard } from '#contract/agencies/agency-dashboard.calls.ts'
import { links } from '#contract/links.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { SegmentedLinks } from '../../ui/form/segmented.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import type { Route } from './+types/agency-dashboard.screen.ts'
import { CertificateText } from './certificate-text.tsx'
import { hoursText } from './hours-text.ts'
import { AgencyPayments } from './agency-payments.tsx'
import { TeamFigures } from './team-figures.tsx'
import { UnassignedListings } from './unassigned-listings.tsx'
import styles from './agency-dashboard.module.css'

const spans = [7, 30, 90, 365]

export async function loader(args: Route.LoaderArgs) {
  const { user, agency } = guard('agencies.edit', args)
  const bySuperAdmin = user.role === 'Super Admin'
  const asked = args.url.searchParams.get('id')
  if (bySuperAdmin && asked === null) throw redirect(links.agencyManagement())
  const days = args.url.searchParams.get('days') ?? undefined
  const input = getDashboard.input.safeParse({ id: bySuperAdmin ? asked : agency?.id, days })
  if (!input.success) throw refusal('notFound')
  return awaitReply(contextOf(args.context).api(getDashboard, input.data), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Agency dashboard', matches)

function factsOf({ listings, leads, unanswered, oldestHours, responseHours }: AgencyDashboard) {
  return [
    ['Published', groupedNumber(listings.published)],
    ['Awaiting payment', groupedNumber(listings.awaitingPayment)],
    ['Under offer', groupedNumber(listings.underOffer)],
    ['Sold or rented out', groupedNumber(listings.gone)],
    ['Leads', groupedNumber(leads)],
    [
      'Unanswered',
      oldestHours === null
        ? groupedNumber(unanswered)
        : `${groupedNumber(unanswered)}, oldest ${hoursText(oldestHours)}`,
    ],
    ['Response time', responseHours === null ? 'None yet' : hoursText(responseHours)],
  ] as const
}

/** How an agency is doing: listings, leads, response times, payments and certificates. */
export default function AgencyDashboardScreen({ loaderData }: Route.ComponentProps) {
  const { id, agencyName, verified, days, certificate, team } = loaderData
  return (
    <>
      <OfficeHeader
        title={agencyName}
        overline="AGENCY DASHBOARD"
        note={`The last ${days} days`}
        actions={
          <>
            <LinkButton to={links.agency(id)}>Agency and agents</LinkButton>
            <LinkButton to={links.propertyAdmin()}>Listings</LinkButton>
            <LinkButton to={links.leads()}>Leads</LinkButton>
            {verified && <LinkButton to={links.listingImports(id)}>Import listings</LinkButton>}
          </>
        }
      />
      <div className={styles.spans}>
        <SegmentedLinks
          label="Period"
          options={spans.map((span) => ({
            label: `${span} days`,
            to: links.agencyDashboard(id, span),
            current: span === days,
          }))}
        />
      </div>
      <Sheet title="Overview" aside={<CertificateText certificate={certificate} named />}>
        <dl className={styles.facts}>
          {factsOf(loaderData).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
      <TeamFigures team={team} />
      <UnassignedListings dashboard={loaderData} />
      <AgencyPayments dashboard={loaderData} />
    </>
  )
}

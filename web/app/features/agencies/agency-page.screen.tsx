import { redirect } from 'react-router'
import {
  agencyPageSize,
  getAgencyPage,
  type AgencyPage,
} from '#contract/agencies/agency-page.calls.ts'
import { agencySlug, links } from '#contract/links.ts'
import { isGone } from '#contract/listings/is-gone.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { NoLongerAvailable } from '../../shared/properties/no-longer-available.tsx'
import { PropertyCard } from '../../shared/properties/property-card.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { countedOrNone, propertyNouns } from '../../ui/data/counted.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import type { Route } from './+types/agency-page.screen.ts'
import { agencyFacts } from './agency-facts.ts'
import styles from './agency-page.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  // The name in the address is for people: the number at its end identifies the agency.
  const id = /(?:^|-)(\d{1,9})$/.exec(params.slug)?.[1]
  if (!id) throw refusal('notFound')
  const wanted = { id, page: url.searchParams.get('page') ?? 1 }
  const [agency, company] = await Promise.all([
    awaitReply(api(getAgencyPage, wanted), url),
    awaitReply(api(getCompany, {}), url),
  ])
  if (params.slug !== agencySlug(agency.id, agency.agencyName)) {
    throw redirect(links.agencyPage(agency.id, agency.agencyName, agency.page), 301)
  }
  // A page number from before some of the listings were removed.
  const last = lastPage(agency)
  if (agency.page > last) throw redirect(links.agencyPage(agency.id, agency.agencyName, last))
  return { agency, publicUrl, siteName: company.name }
}

function lastPage({ total }: AgencyPage): number {
  return Math.max(1, Math.ceil(total / agencyPageSize))
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { agency, publicUrl, siteName } = loaderData
  const { id, agencyName, page, listings } = agency
  return pageMeta({
    title: `${agencyName}, property practitioners | ${siteName}`,
    description: summaryOf(agency),
    path: links.agencyPage(id, agencyName, page),
    publicUrl,
    siteName,
    picture: listings[0]?.displayImage,
    facts: agencyFacts(agency, publicUrl),
  })
}

function summaryOf({ agencyName, total, areas, about }: AgencyPage): string {
  const where = areas.slice(0, 3).map(({ suburb, city }) => suburb || city)
  const places = where.length ? ` in ${where.join(', ')}` : ''
  return about?.slice(0, 200) ?? `${agencyName}: ${countedOrNone(total, propertyNouns)}${places}.`
}

const cardSizes = '(max-width: 35rem) 92vw, (max-width: 56rem) 46vw, (max-width: 72rem) 31vw, 292px'

function listingsText({ total, gone }: Pick<AgencyPage, 'total' | 'gone'>): string {
  const available = `${countedOrNone(total - gone, propertyNouns)} available`
  return gone ? `${available}, ${groupedNumber(gone)} recently sold or rented out` : available
}

function Cards({ listings }: Pick<AgencyPage, 'listings'>) {
  return (
    <CardGrid>
      {listings.map((property) => (
        <li key={property.id}>
          <PropertyCard property={property} sizes={cardSizes} />
        </li>
      ))}
    </CardGrid>
  )
}

/**
 * A verified agency with its team, its areas and its listings: available ones first, then sold
 * ones.
 */
export default function AgencyPageScreen({ loaderData: { agency } }: Route.ComponentProps) {
  const { agencyName, about, website, ffcValid, team, areas, listings, page, id } = agency
  const ffc = agency[wireNames.ffcNumber]
  const available = listings.filter((property) => !isGone(property))
  const gone = listings.filter(isGone)
  const last = lastPage(agency)
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <PageHeader
          title={agencyName}
          overline="AGENCY"
          lede={ffc && ffcValid ? `Fidelity Fund Certificate ${ffc}` : 'Registered with this site'}
        />
        {about && <p className={styles.about}>{about}</p>}
        {website && (
          <p>
            <a href={website} rel="nofollow noopener">
              {website.replace(/^https?:\/\//, '')}
            </a>
          </p>
        )}
      </div>
      <Section title="Listings" lede={listingsText(agency)}>
        {available.length > 0 && <Cards listings={available} />}
        {listings.length === 0 && <EmptyState title="No listings at the moment" />}
        {gone.length > 0 && (
          <NoLongerAvailable heading="h3">
            <Cards listings={gone} />
          </NoLongerAvailable>
        )}
        {last > 1 && (
          <nav aria-label="Pages" className={styles.pages}>
            {page > 1 && (
              <LinkButton to={links.agencyPage(id, agencyName, page - 1)}>Previous page</LinkButton>
            )}
            <span>
              Page {page} of {last}
            </span>
            {page < last && (
              <LinkButton to={links.agencyPage(id, agencyName, page + 1)}>Next page</LinkButton>
            )}
          </nav>
        )}
      </Section>
      <Section title="Team" tint>
        <ul className={styles.plain}>
          {team.map(({ id: agentId, name, listings: count }) => (
            <li key={agentId}>
              <b>{name}</b>
              <span>{countedOrNone(count, propertyNouns)}</span>
            </li>
          ))}
        </ul>
      </Section>
      {areas.length > 0 && (
        <Section title="Areas">
          <ul className={styles.plain}>
            {areas.map(({ suburb, city, province, count }) => (
              <li key={`${suburb} ${city}`}>
                <Link
                  to={links.propertyResults({
                    usage: 'Residential',
                    place: { province, city, ...(suburb ? { suburb } : {}) },
                  })}
                >
                  {[suburb, city].filter(Boolean).join(', ')}
                </Link>
                <span>{countedOrNone(count, propertyNouns)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

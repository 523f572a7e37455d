import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useCompany } from '../../session/session.ts'
import type { Route } from './+types/sectional-title.screen.ts'
import { loadAboutPage } from './about-page.ts'
import { Article, Facts } from './article.tsx'

const title = 'Sectional Title and HOA Management'

export const loader = ({ context }: Route.LoaderArgs) => loadAboutPage(context)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${title} | ${loaderData?.company.name ?? ''}`,
    description:
      'We manage levies, meetings, maintenance and accounts for bodies corporate and homeowners’ associations.',
    path: links.sectionalTitle(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

export default function SectionalTitleScreen() {
  const company = useCompany()
  return (
    <Article
      title={title}
      lede="We run the day-to-day work of bodies corporate and homeowners’ associations, so that trustees can focus on decisions."
      aside={
        <>
          <Facts
            facts={[
              { figure: company.foundedYear, label: 'year founded' },
              { figure: company.phone, label: 'for trustees and owners' },
            ]}
          />
          <LinkButton to={links.contact()} kind="brand" block>
            Ask for a quote
          </LinkButton>
        </>
      }
    >
      <h2>Finances</h2>
      <ul>
        <li>Levies billed and collected, and arrears followed up early and politely.</li>
        <li>
          Creditors, salaries and insurance paid on time, from a bank account in the scheme’s own
          name.
        </li>
        <li>
          A monthly statement that a trustee can read in five minutes, and accounts ready for the
          auditor.
        </li>
        <li>A ten-year maintenance plan and a reserve fund, as the law requires.</li>
      </ul>
      <h2>Meetings and rules</h2>
      <ul>
        <li>
          Notices, agendas and minutes for trustee and general meetings, within the periods the Act
          sets.
        </li>
        <li>Conduct rules explained to new owners and tenants before they move in.</li>
        <li>
          Disputes dealt with early, and prepared for the Community Schemes Ombud where necessary.
        </li>
      </ul>
      <h2>Buildings and grounds</h2>
      <ul>
        <li>Quotes for repairs, vetted contractors, and work inspected before it is paid for.</li>
        <li>
          Gardens, security, lifts, gates and generators serviced on a schedule, before anyone has
          to complain.
        </li>
        <li>One number for owners to phone, and a reply within one working day.</li>
      </ul>
      <p>
        Send us the name of the scheme, the number of units and your biggest problem. We visit the
        scheme before we quote.
      </p>
    </Article>
  )
}

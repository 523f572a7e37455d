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
      'Levies, meetings, maintenance and the books of your complex or estate, kept by people you can phone.',
    path: links.sectionalTitle(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

export default function SectionalTitleScreen() {
  const company = useCompany()
  return (
    <Article
      title={title}
      lede="We run the everyday work of bodies corporate and home owners’ associations, so that trustees can decide instead of chase."
      aside={
        <>
          <Facts
            facts={[
              { figure: company.foundedYear, label: 'managing property since' },
              { figure: company.phone, label: 'for trustees and owners' },
            ]}
          />
          <LinkButton to={links.contact()} kind="brand" block>
            Ask for a quotation
          </LinkButton>
        </>
      }
    >
      <h2>The money</h2>
      <ul>
        <li>Levies raised and collected, arrears followed up early and politely.</li>
        <li>
          Creditors, salaries and insurance paid on time, from an account in the scheme’s own name.
        </li>
        <li>
          A monthly statement that a trustee can read in five minutes, and books ready for the
          auditor.
        </li>
        <li>A ten-year maintenance plan and the reserve fund that the law asks for.</li>
      </ul>
      <h2>The meetings</h2>
      <ul>
        <li>
          Notices, agendas and minutes of trustees’ and general meetings, on the days the Act sets.
        </li>
        <li>Conduct rules explained to new owners and tenants before they move in.</li>
        <li>
          Disputes handled early, and prepared for the Community Schemes Ombud when they must be.
        </li>
      </ul>
      <h2>The place itself</h2>
      <ul>
        <li>
          Quotations for repairs, contractors who are checked, and work that is looked at before it
          is paid.
        </li>
        <li>Gardens, security, lifts, gates and generators on a calendar, not on a complaint.</li>
        <li>One number for owners to phone, with an answer within a working day.</li>
      </ul>
      <p>
        Write to us with the name of the scheme, the number of units and what hurts most. We come
        and look before we quote.
      </p>
    </Article>
  )
}

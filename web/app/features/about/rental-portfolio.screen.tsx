import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useCompany } from '../../session/session.ts'
import type { Route } from './+types/rental-portfolio.screen.ts'
import { loadAboutPage } from './about-page.ts'
import { Article, Facts, rentalFacts } from './article.tsx'

const title = 'Rental Property Portfolio Management'

export const loader = ({ context }: Route.LoaderArgs) => loadAboutPage(context)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${title} | ${loaderData?.company.name ?? ''}`,
    description: `${loaderData?.company.rentalsText ?? ''} We handle tenants, rent, inspections and repairs.`,
    path: links.rentalPortfolio(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

export default function RentalPortfolioScreen() {
  const company = useCompany()
  return (
    <Article
      title={title}
      lede="We find and vet your tenant, collect the rent and take care of inspections and repairs."
      aside={
        <>
          <Facts facts={rentalFacts(company)} />
          <LinkButton to={links.listPropertyOf('Residential', 'Rental')} kind="brand" block>
            List a property to rent
          </LinkButton>
          <LinkButton to={links.contact()} block>
            Ask about rental management
          </LinkButton>
        </>
      }
    >
      {company.rentalsText && <p>{company.rentalsText}</p>}
      <h2>Finding a tenant</h2>
      <ul>
        <li>A listing with photos on this site, and a reply to every enquiry.</li>
        <li>Viewings after hours and at weekends, when working people can come.</li>
        <li>Income, credit and reference checks, with the applicant’s consent.</li>
      </ul>
      <h2>The lease and the rent</h2>
      <ul>
        <li>
          A lease that complies with the Rental Housing Act or, for commercial property, suits your
          building.
        </li>
        <li>Deposits held in an interest-bearing trust account, as the law requires.</li>
        <li>
          Rent collected on the first of the month, paid over to you with a statement, and increased
          when the lease says so.
        </li>
      </ul>
      <h2>The property</h2>
      <ul>
        <li>
          Inspections with photos when a tenant moves in, once a year, and when they move out.
        </li>
        <li>Repairs up to a limit that you set. Above it, we ask you first.</li>
        <li>
          Municipal accounts checked every month, so that a tenant’s arrears do not become yours.
        </li>
      </ul>
      <p>
        A commercial portfolio gets one contact person who knows every unit, and a vacancy report
        every month. Phone {company.phone} and ask for rentals.
      </p>
    </Article>
  )
}

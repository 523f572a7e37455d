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
    description: `${loaderData?.company.rentalsText ?? ''} Tenants, rent, inspections and repairs.`,
    path: links.rentalPortfolio(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

export default function RentalPortfolioScreen() {
  const company = useCompany()
  return (
    <Article
      title={title}
      lede="You own the place; we find the tenant, collect the rent and look after the walls."
      aside={
        <>
          <Facts facts={rentalFacts(company)} />
          <LinkButton to={links.listPropertyOf('Residential', 'Rental')} kind="brand" block>
            List a place to rent
          </LinkButton>
          <LinkButton to={links.contact()} block>
            Ask about management
          </LinkButton>
        </>
      }
    >
      {company.rentalsText && <p>{company.rentalsText}</p>}
      <h2>Finding the tenant</h2>
      <ul>
        <li>An advert with real photos, on this site, with every enquiry answered.</li>
        <li>Viewings at hours that working people can keep.</li>
        <li>Income, credit and references checked, with the applicant’s consent.</li>
      </ul>
      <h2>The lease and the money</h2>
      <ul>
        <li>A lease that fits the Rental Housing Act or, for business space, your building.</li>
        <li>Deposits in an interest-bearing trust account, as the law asks.</li>
        <li>
          Rent collected on the first, paid over with a statement, and escalated when the lease says
          so.
        </li>
      </ul>
      <h2>The place itself</h2>
      <ul>
        <li>An inspection with photos when a tenant moves in, each year, and when they leave.</li>
        <li>Repairs up to an amount that you set; above it we ask first.</li>
        <li>Municipal accounts watched, so that an old debt never becomes yours.</li>
      </ul>
      <p>
        A commercial portfolio gets one person who knows every unit, and a vacancy report each
        month. Phone {company.phone} and ask for the rentals desk.
      </p>
    </Article>
  )
}

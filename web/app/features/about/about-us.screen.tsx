import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useCompany } from '../../session/session.ts'
import type { Route } from './+types/about-us.screen.ts'
import { loadAboutPage } from './about-page.ts'
import { Article, Facts, rentalFacts } from './article.tsx'

export const loader = ({ context }: Route.LoaderArgs) => loadAboutPage(context)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'About us',
    description: `A small team in ${townOf(loaderData?.company.place)} that sells, lets and manages property and resells timeshare weeks.`,
    path: links.aboutUs(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

/** The part of the city that people know us by, or the city. */
function townOf(place?: CompanyFacts['place']): string {
  return place?.suburb || place?.city || 'South Africa'
}

export default function AboutUsScreen() {
  const company = useCompany()
  return (
    <Article
      title="About us"
      lede={company.aboutText}
      aside={
        <>
          <Facts
            facts={[
              { figure: company.foundedYear, label: 'year founded' },
              { figure: company.teamSize, label: 'people in the support team' },
              ...rentalFacts(company),
            ]}
          />
          <LinkButton to={links.contact()} kind="brand" block>
            Contact us
          </LinkButton>
        </>
      }
    >
      <p>
        {company.name} started in {company.foundedYear} with one office in {townOf(company.place)}{' '}
        and one simple idea: if you want to buy, sell or let a property, you should be able to phone
        someone who knows it. We still answer the phone ourselves.
      </p>
      {company.rentalsText && <p>{company.rentalsText}</p>}
      <h2>What we do</h2>
      <ul>
        <li>
          We list homes and commercial property, for sale and to rent, anywhere in South Africa.
        </li>
        <li>
          We resell timeshare weeks. Every week is checked with its resort before it is published.
        </li>
        <li>We manage rentals for owners and sectional title schemes for trustees.</li>
      </ul>
      <h2>How we work</h2>
      <p>
        Owners list their own property, or their agent lists it for them. The listing fee is paid
        once. Every enquiry goes to the person who manages the listing, and every offer is made in
        writing.
      </p>
      <p>{company.trustText}</p>
      <h2>How we are regulated</h2>
      <p>
        {company.regulator}. Our Fidelity Fund Certificate number is {company.ffcNumber}. Each
        agent’s listings show the agent’s own certificate number, as the Property Practitioners Act
        requires.
      </p>
    </Article>
  )
}

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
    title: `About ${loaderData?.company.name ?? 'us'}`,
    description: `A small team in ${townOf(loaderData?.company.place)} that sells, lets and manages property and timeshare.`,
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
              { figure: company.foundedYear, label: 'the year we began' },
              { figure: company.teamSize, label: 'people in the support team' },
              ...rentalFacts(company),
            ]}
          />
          <LinkButton to={links.contact()} kind="brand" block>
            Ask us something
          </LinkButton>
        </>
      }
    >
      <p>
        {company.name} began in {company.foundedYear} with one office in {townOf(company.place)} and
        a plain idea: a person who wants to buy, sell or let a place should be able to phone someone
        who knows it. We still answer that phone ourselves.
      </p>
      {company.rentalsText && <p>{company.rentalsText}</p>}
      <h2>What we do</h2>
      <ul>
        <li>
          We advertise homes and business space, for sale and to rent, anywhere in South Africa.
        </li>
        <li>We resell timeshare weeks, each one checked with its resort before it is shown.</li>
        <li>We manage rentals for owners, and sectional title schemes for their trustees.</li>
      </ul>
      <h2>How we work</h2>
      <p>
        Owners list their own place, or their agent does it for them. The listing fee is paid once.
        Every enquiry goes to the person who looks after the listing, and every offer is in writing.
      </p>
      <p>{company.trustText}</p>
      <h2>Who keeps watch</h2>
      <p>
        {company.regulator}, with Fidelity Fund Certificate {company.ffcNumber}. Each agent’s advert
        shows the agent’s own certificate number, as the Property Practitioners Act asks.
      </p>
    </Article>
  )
}

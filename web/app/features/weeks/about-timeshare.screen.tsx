import { getCompany } from '#contract/settings/settings.calls.ts'
import { spacebankEntities } from '#contract/weeks/weeks.choices.ts'
import { links } from '#contract/links.ts'
import { mayBeOffered } from '#contract/permissions.ts'
import { useViewer } from '../../session/session.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Section } from '../../ui/layout/section.tsx'
import type { Route } from './+types/about-timeshare.screen.ts'
import { SeasonLegend } from '../../shared/weeks/season.tsx'
import styles from './about-timeshare.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  return { company: await api(getCompany, {}), publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'About timeshare',
    description:
      'What a timeshare week is, what it costs each year, how the seasons work, and how to buy and sell a week in South Africa.',
    path: links.aboutTimeshare(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

const kinds = [
  {
    title: 'Fixed',
    text: 'The same unit and the same week every year, so you always know your dates.',
  },
  {
    title: 'Module',
    text: 'A numbered week with its own arrival day, such as module 27 from Friday to Friday.',
  },
  {
    title: 'Flexi',
    text: 'A floating week that you book each year, in any of the 39 weeks outside peak season.',
  },
  {
    title: 'Syndicate',
    text: 'Several owners share a unit and take its weeks in turn.',
  },
]

const steps = [
  {
    title: 'The owner lists the week',
    text: 'You fill in one form with the details on your levy statement, and pay the listing fee once.',
  },
  {
    title: 'We check it with the resort',
    text: 'The resort confirms that the week exists and whether the levies are paid. Only then do we publish it.',
  },
  {
    title: 'A buyer enquires or makes an offer',
    text: 'Buyers see the price, levy and season up front. An accepted offer is not a sale: the agreement is signed on paper.',
  },
  {
    title: 'The money is held in trust',
    text: 'The buyer pays into a trust account. The owner is paid once the resort has transferred the week.',
  },
]

export default function AboutTimeshareScreen({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData
  const maySell = mayBeOffered('ownListings.manage', useViewer())
  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <PageHeader
          title="About timeshare"
          lede="Your own week, every year, in a furnished unit at a resort. Here is how it works, what it costs, and how to buy or sell one safely."
          actions={
            <>
              <LinkButton to={links.weeksToBuy()} kind="accent">
                Timeshare To Buy
              </LinkButton>
              {maySell && <LinkButton to={links.sellWeek()}>Sell Timeshare</LinkButton>}
            </>
          }
        />
      </div>
      <Section title="Four types of week">
        <Grid items={kinds} />
      </Section>
      <Section
        title="The seasons"
        lede="Every resort has its own season calendar: peak weeks at the coast differ from peak weeks in the bushveld."
        aside={<SeasonLegend seasons={['Peak', 'Red', 'White', 'Blue', 'Flexi']} />}
        tint
      >
        <div className={styles.prose}>
          <p>
            Peak 1 to Peak 4 are the school holidays. Red weeks are in high demand, White weeks in
            medium demand and Blue weeks in low demand. Flexi weeks float outside peak season. The
            bar on every listing shows the resort’s year, with the week highlighted.
          </p>
          <p>
            We mark the weeks that fall in a school holiday, such as the December or Easter
            holidays, and you can search for those only.
          </p>
        </div>
      </Section>
      <Section title="What it costs each year">
        <div className={styles.prose}>
          <p>
            The levy is your yearly share of the resort’s running costs: staff, upkeep, water and
            electricity. It is due 90 days before you go, and before a week is banked. A resort may
            occasionally raise a special levy. We show the levy per year and per night, so that you
            can compare a weekend with a week.
          </p>
          <p>
            The buyer also pays a once-off transfer fee. It varies from week to week, and we tell
            you the amount before you sign.
          </p>
        </div>
      </Section>
      <Section title="How buying and selling works" tint>
        <Grid items={steps} numbered />
      </Section>
      <Section title="Exchanging a week">
        <div className={styles.prose}>
          <p>
            You can bank a week with an exchange company and swap it for another resort or another
            time of year: {spacebankEntities.slice(0, -1).join(', ')} or {spacebankEntities.at(-1)}.
            Listings show when this year’s week is already banked.
          </p>
          <p>
            {company.trustText} {company.regulator}, FFC {company.ffcNumber}.
          </p>
          <p>
            <LinkButton to={links.timeshareQuestions()}>Questions and answers</LinkButton>
          </p>
        </div>
      </Section>
    </>
  )
}

interface GridProps {
  items: readonly { title: string; text: string }[]
  numbered?: boolean
}

function Grid({ items, numbered }: GridProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className={styles.grid}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

import { getCompany } from '#contract/settings/settings.calls.ts'
import { spacebankEntities } from '#contract/weeks/weeks.choices.ts'
import { links } from '#contract/links.ts'
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
      'What a timeshare week is, what it costs a year, how the seasons work and how a week changes hands in South Africa.',
    path: links.aboutTimeshare(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.company.name,
  })

const kinds = [
  {
    title: 'Fixed',
    text: 'The same unit and the same week every year. You know your dates for life.',
  },
  {
    title: 'Module',
    text: 'A numbered slot with its own arrival day, such as module 27 from Friday to Friday.',
  },
  {
    title: 'Flexi',
    text: 'A week that floats over the 39 weeks outside the peaks. You book it each year.',
  },
  {
    title: 'Syndicate',
    text: 'Several owners hold a unit together and take its weeks in turn.',
  },
]

const steps = [
  {
    title: 'The owner lists the week',
    text: 'The form asks for what stands on the levy statement. The listing fee is paid once.',
  },
  {
    title: 'We check it',
    text: 'We ask the resort whether the week exists and whether the levies are paid. Only then is it published.',
  },
  {
    title: 'A buyer asks or makes an offer',
    text: 'You see the price, the levy and the season before you ask. An accepted offer is an intention; the sale is signed on paper.',
  },
  {
    title: 'The money waits in trust',
    text: 'The buyer pays into a trust account. The owner is paid when the resort has transferred the week.',
  },
]

export default function AboutTimeshareScreen({ loaderData }: Route.ComponentProps) {
  const { company } = loaderData
  return (
    <>
      <div className={`wrap ${styles.top}`}>
        <PageHeader
          title="About timeshare"
          lede="A week in a furnished unit at a resort, yours every year. Here is what it means, what it costs and how it changes hands."
          actions={
            <>
              <LinkButton to={links.weeksToBuy()} kind="accent">
                Timeshare To Buy
              </LinkButton>
              <LinkButton to={links.sellWeek()}>Sell Timeshare</LinkButton>
            </>
          }
        />
      </div>
      <Section title="Four kinds of week">
        <Grid items={kinds} />
      </Section>
      <Section
        title="The seasons"
        lede="Each resort has its own calendar: a good week at the sea is not a good week in the bush."
        aside={<SeasonLegend seasons={['Peak', 'Red', 'White', 'Blue', 'Flexi']} />}
        tint
      >
        <div className={styles.prose}>
          <p>
            Peak 1 to Peak 4 lie in the school holidays. Red weeks are in high demand, White in
            medium and Blue in low demand. Flexi weeks float outside the peaks. The ribbon on every
            week shows the resort’s year, with the week lifted out.
          </p>
          <p>
            We mark the weeks that fall within a school holiday, and you can search for them alone.
          </p>
        </div>
      </Section>
      <Section title="What it costs a year">
        <div className={styles.prose}>
          <p>
            The levy is the yearly running cost of a week: staff, upkeep, water and light. It is due
            90 days before you go, and before a week is banked. Now and then a resort raises a
            special levy. We show the levy a year and a night, so that a weekend can be compared
            with a week.
          </p>
          <p>
            The buyer also pays a transfer fee once. It differs from week to week, and we tell you
            before you sign.
          </p>
        </div>
      </Section>
      <Section title="How a week changes hands" tint>
        <Grid items={steps} numbered />
      </Section>
      <Section title="Exchanging a week">
        <div className={styles.prose}>
          <p>
            A week can be banked with an exchange company and traded for another resort or another
            time: {spacebankEntities.slice(0, -1).join(', ')} or {spacebankEntities.at(-1)}. An
            advert says when this year’s week is already banked.
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

import { getCompany } from '#contract/settings/settings.calls.ts'
import { listWeekFaq } from '#contract/weeks/week-faq.calls.ts'
import { links } from '#contract/links.ts'
import { mayBeOffered } from '#contract/permissions.ts'
import { useViewer } from '../../session/session.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import type { Route } from './+types/timeshare-faq.screen.ts'
import { FaqTopic } from './faq-topic.tsx'
import { faqFacts, topicsOf } from './faq-topics.ts'
import styles from './timeshare-faq.module.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const [company, entries] = await Promise.all([api(getCompany, {}), api(listWeekFaq, {})])
  return { name: company.name, publicUrl, topics: topicsOf(entries) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { topics, publicUrl, name } = loaderData
  return pageMeta({
    title: 'Timeshare questions and answers',
    description:
      'How timeshare works in South Africa: listing and buying a week, levies, exchange companies and how your money is protected.',
    path: links.timeshareQuestions(),
    publicUrl,
    siteName: name,
    facts: faqFacts(topics),
  })
}

export default function TimeshareFaqScreen({ loaderData }: Route.ComponentProps) {
  const { topics } = loaderData
  const maySell = mayBeOffered('ownListings.manage', useViewer())
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Questions and answers"
        lede="What to know before you buy or sell a timeshare week."
        actions={
          <>
            <LinkButton to={links.weeksToBuy()}>Timeshare To Buy</LinkButton>
            {maySell && (
              <LinkButton to={links.sellWeek()} kind="accent">
                Sell Timeshare
              </LinkButton>
            )}
          </>
        }
      />
      <nav aria-label="Topics">
        <ul className={styles.topics}>
          {topics.map(({ id, topic }) => (
            <li key={id}>
              <a href={`#${id}`}>{topic}</a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map((topic) => (
        <FaqTopic key={topic.id} {...topic} />
      ))}
    </div>
  )
}

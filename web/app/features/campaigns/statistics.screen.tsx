import { useState } from 'react'
import {
  getCampaignStatistics,
  type CampaignStatistics,
} from '#contract/campaigns/campaign-statistics.calls.ts'
import { getCampaignDto } from '#contract/campaigns/campaigns.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { counted } from '../../ui/data/counted.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { BarChart } from '../../ui/data/bar-chart.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/statistics.screen.ts'
import { stateText } from '../../shared/campaigns/campaign-texts.ts'
import { dayPoints, type Measure } from './day-points.ts'
import styles from './statistics.module.css'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('campaigns.manage', { context, url })
  const { api } = contextOf(context)
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const [campaign, statistics] = await awaitReply(
    Promise.all([
      api(getCampaignDto, { id: id.data }),
      api(getCampaignStatistics, { id: id.data }),
    ]),
    url,
  )
  const { state, startDate, endDate, isTimeshare } = campaign
  return { statistics, campaign: { state, startDate, endDate, isTimeshare } }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(`Statistics for ${loaderData?.statistics.name ?? 'a campaign'}`, matches)

const measures = [
  { value: 'views', label: 'Views' },
  { value: 'clicks', label: 'Clicks' },
  { value: 'enquiries', label: 'Enquiries' },
] as const satisfies readonly { value: Measure; label: string }[]

export default function StatisticsScreen({ loaderData }: Route.ComponentProps) {
  const { statistics, campaign } = loaderData
  const { id, name, totals, days, items } = statistics
  const [measure, setMeasure] = useState<Measure>('views')
  const label = measures.find(({ value }) => value === measure)?.label ?? ''
  return (
    <>
      <OfficeHeader
        overline="STATISTICS"
        title={name}
        note={stateText(campaign)}
        actions={
          <LinkButton to={links.landingPage(id, campaign.isTimeshare)}>Edit campaign</LinkButton>
        }
      />
      <dl className={styles.totals}>
        <Total label="Views" value={totals.views} words={`by ${people(totals.visitors)}`} />
        <Total label="Clicks" value={totals.clicks} words={share(totals.clicks, totals.views)} />
        <Total
          label="Enquiries"
          value={totals.enquiries}
          words={share(totals.enquiries, totals.clicks, 'click')}
        />
      </dl>
      <div className={styles.columns}>
        {days.length === 0 ? (
          <EmptyState title="No statistics yet">
            Views, clicks and enquiries will appear once the campaign is live.
          </EmptyState>
        ) : (
          <div className={styles.days}>
            <div className={styles.measure}>
              <Segmented
                legend="Chart"
                name="measure"
                options={measures}
                value={measure}
                onChange={setMeasure}
              />
            </div>
            <BarChart
              title={`${label} per day`}
              aside={days.length >= 92 ? 'Last 92 days' : counted(days.length, dayNouns)}
              points={dayPoints(days, measure)}
              heads={{ label: 'Day', value: label }}
            />
          </div>
        )}
        <Items items={items} />
      </div>
    </>
  )
}

const dayNouns = { one: 'day', many: 'days' }
const people = (count: number) => counted(count, { one: 'visitor', many: 'visitors' })

function share(part: number, whole: number, of = 'view'): string {
  if (whole === 0) return ''
  return `${Math.round((part / whole) * 1000) / 10} per 100 ${of}s`
}

function Total({ label, value, words }: { label: string; value: number; words: string }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.figure}>{value}</span>
        <span className={styles.text}>{words}</span>
      </dd>
    </div>
  )
}

/** What people wanted to see, most popular first. */
function Items({ items }: Pick<CampaignStatistics, 'items'>) {
  const most = Math.max(1, ...items.map(({ clicks }) => clicks))
  return (
    <section className={styles.sheet} aria-labelledby="by-item">
      <h2 id="by-item" className={styles.heading}>
        Clicks by item
      </h2>
      {items.length === 0 ? (
        <p className={styles.text}>The campaign has no items.</p>
      ) : (
        <ol className={styles.items}>
          {items.map(({ itemId, title, reference, link, clicks }) => (
            <li key={itemId}>
              <span>
                <Link to={link}>{title}</Link>
                <span className={styles.text}>{reference}</span>
              </span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${(clicks / most) * 100}%` }} data-mark="" />
              </span>
              <span className={styles.clicks}>
                {counted(clicks, { one: 'click', many: 'clicks' })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

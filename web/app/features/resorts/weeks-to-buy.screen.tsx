import { useNavigate } from 'react-router'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { listResorts, listResortsWithWeeks } from '#contract/resorts/resorts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { countedOrNone, weekNouns } from '../../ui/data/counted.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import { withFilter } from '../../shared/weeks/week-query.ts'
import type { Route } from './+types/weeks-to-buy.screen.ts'
import { ResortCard } from './resort-card.tsx'
import styles from './weeks-to-buy.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const all = url.searchParams.get('tab') === 'all'
  const [company, resorts] = await Promise.all([
    api(getCompany, {}),
    api(all ? listResorts : listResortsWithWeeks, {}),
  ])
  const tab: 'available' | 'all' = all ? 'all' : 'available'
  return { name: company.name, publicUrl, tab, resorts }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Timeshare To Buy',
    description:
      'Buy a timeshare week from its owner at a South African resort. See the price, levy and season of every week.',
    path: links.weeksToBuy(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
    picture: loaderData?.resorts[0]?.image,
  })

const sizes = '(max-width: 35rem) 92vw, (max-width: 56rem) 46vw, (max-width: 72rem) 31vw, 292px'

export default function WeeksToBuyScreen({ loaderData }: Route.ComponentProps) {
  const { resorts, tab } = loaderData
  const navigate = useNavigate()
  const query = useWantedQuery()
  const region = query.get('region') ?? ''
  const shown = resorts.filter((resort) => !region || resort.regionCode === region)
  const regions = [...new Map(resorts.map((one) => [one.regionCode, one.regionName]))]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  const weeks = shown.reduce((sum, { available }) => sum + available, 0)
  const to = (name: string, value: string) => withFilter(query, name, value)
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Timeshare To Buy"
        lede="Buy a week from its owner, checked with the resort before it is published. Choose a resort to see prices, seasons and levies."
        actions={
          <LinkButton to={links.timeshareSearch()} icon={<IconSearch aria-hidden="true" />}>
            Search by date
          </LinkButton>
        }
      />
      <Tabs
        label="Resorts shown"
        selected={tab}
        tabs={[
          { id: 'available', label: 'With Availability', to: to('tab', '') },
          { id: 'all', label: 'All', to: to('tab', 'all') },
        ]}
      >
        <div className={styles.bar}>
          <form method="get" className={styles.filter}>
            {tab === 'all' && <input type="hidden" name="tab" value="all" />}
            <SelectField
              label="Region"
              name="region"
              placeholder="All regions"
              options={regions}
              value={region}
              onChange={(event) =>
                void navigate(to('region', event.currentTarget.value), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            />
            <noscript>
              <button type="submit">Show</button>
            </noscript>
          </form>
          <p role="status" className={styles.count}>
            {countedOrNone(shown.length, { one: 'resort', many: 'resorts' })},{' '}
            {countedOrNone(weeks, weekNouns)} for sale
          </p>
        </div>
        {shown.length === 0 ? (
          <EmptyState
            title={weeksMessages.noneFound}
            actions={<LinkButton to={links.weeksToBuy()}>All regions</LinkButton>}
          >
            No resort in this region has a week for sale at the moment.
          </EmptyState>
        ) : (
          <CardGrid label="Resorts">
            {shown.map((resort, index) => (
              <li key={resort.resortId}>
                <ResortCard resort={resort} sizes={sizes} priority={index === 0} />
              </li>
            ))}
          </CardGrid>
        )}
      </Tabs>
    </div>
  )
}

import { useMemo } from 'react'
import { Form, redirect, useNavigate } from 'react-router'
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { readSentenceCall } from '#contract/sentences/sentences.calls.ts'
import { longestSentence } from '#contract/sentences/tokens.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { pageSizes } from '#contract/values/paging.ts'
import { placesFrom, placesText } from '#contract/places/place-key.ts'
import { findNearMisses } from '#contract/weeks/near-misses.calls.ts'
import { listAvailability, searchWeeks } from '#contract/weeks/weeks.calls.ts'
import { searchOrderNames } from '#contract/weeks/weeks.choices.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { SaveSearch } from '../../shared/saved-searches/save-search.tsx'
import { ListFoot } from '../../ui/list/list-foot.tsx'
import { pageCount } from '../../ui/list/list-state.ts'
import type { Api } from '#contract/client.ts'
import { links } from '#contract/links.ts'
import { crumbFacts, listFacts, pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FilterSheet } from '../../ui/filters/filter-sheet.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { countedOrNone, showCounted, weekNouns } from '../../ui/data/counted.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import type { Route } from './+types/week-results.screen.ts'
import { ResultCard } from './result-card.tsx'
import { loadReach } from './load-reach.ts'
import { NearMisses } from './near-misses.tsx'
import { ReachMap } from './reach-map.tsx'
import { chipsOf } from './week-chips.ts'
import { whereText } from './week-results-texts.ts'
import { WeekSearchFilters } from './week-search-filters.tsx'
import { RememberSearch } from '../../shared/recent/remember-search.tsx'
import { namedPlaces } from '../../shared/places/chosen-place.ts'
import { bestPlaceKey, namePlaces } from '../../shared/places/place-names.ts'
import { unknownPlace } from '../../shared/places/use-places-input.ts'
import { exampleSentences } from '../../shared/sentences/example-sentences.ts'
import { SentenceBox } from '../../shared/sentences/sentence-box.tsx'
import { stillHolds } from '../../shared/sentences/still-holds.ts'
import { withFilters } from '../../shared/weeks/week-query.ts'
import { stayText } from '../../shared/weeks/week-texts.ts'
import styles from './week-results.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const query = url.searchParams
  const resort = query.get('resort')
  // A resort has its own page, with its weeks on it.
  if (resort) {
    const dates = { date: query.get('date'), ddate: query.get('ddate') }
    throw redirect(links.resort(resort, { ...dates, holiday: query.get('holiday') }))
  }
  await sendTypedPlace(api, url)
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  const sentence = given.q?.trim().slice(0, longestSentence) ?? ''
  const [company, choices, found, names, reading] = await Promise.all([
    api(getCompany, {}),
    api(listResortChoices, {}),
    api(searchWeeks, given),
    namePlaces(api, placesFrom(given.places)),
    sentence ? api(readSentenceCall, { q: sentence }) : null,
  ])
  // A sentence submitted without script; redirects to the address that it means.
  if (reading && [...query.keys()].every((name) => name === 'q') && !isHere(reading.url, url)) {
    throw redirect(reading.url)
  }
  const last = pageCount(found.total, found.size)
  if (found.page > last) throw redirect(`?${withPage(query, last)}`)
  const [near, reach] = await Promise.all([
    found.total === 0 ? api(findNearMisses, given) : [],
    loadReach(api, given.driveFrom, given.driveMinutes),
  ])
  const regions = reach ? await api(listAvailability, {}) : []
  const { name } = company
  return { name, publicUrl, choices, found, names, near, reach, regions, sentence, reading }
}

/** A sentence that was not understood at all stays on its page. */
function isHere(address: string, { pathname, search }: URL): boolean {
  return address === pathname + search
}

/** A place submitted without script becomes its key; an unknown one is reported. */
async function sendTypedPlace(api: Api, url: URL) {
  const query = new URLSearchParams(url.searchParams)
  const typed = query.get('place')?.trim()
  if (typed === undefined) return
  query.delete('place')
  const key = typed && (await bestPlaceKey(api, typed))
  if (key) query.set('places', placesText([...new Set([...placesFrom(query.get('places')), key])]))
  else if (typed) query.set('notFound', typed)
  throw redirect(`?${query}`)
}

function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('page', String(page))
  return next
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: 'Timeshare weeks: Search Results',
    description:
      'Timeshare weeks for sale by region, date, season, size, price and school holiday.',
    path: links.weekResultsPath(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
    picture: loaderData?.found.items[0]?.image,
    facts: loaderData ? weekFacts(loaderData) : [],
  }),
]

/** The weeks on the page, and its breadcrumbs. */
function weekFacts({
  found,
  publicUrl,
}: Pick<Route.ComponentProps['loaderData'], 'found' | 'publicUrl'>) {
  if (found.items.length === 0) return []
  const weeks = found.items.map((week) => ({
    name: `${week.resortName}, ${stayText(week)}`,
    path: links.week(week.resortCode, week.id),
    picture: week.image,
  }))
  const crumbs = [
    { label: 'Home', to: links.home() },
    { label: 'Timeshare search', to: links.timeshareSearch() },
  ]
  return [listFacts('Timeshare weeks for sale', weeks, publicUrl), crumbFacts(crumbs, publicUrl)]
}

/** `Timeshare weeks: Drakensberg, Red`. */
function nameOf(chips: readonly { label: string }[]): string {
  const words = chips.slice(0, 3).map(({ label }) => label)
  return words.length ? `Timeshare weeks: ${words.join(', ')}`.slice(0, 100) : 'Timeshare weeks'
}

const filterSheet = 'week-filters'
const sizes = '(max-width: 35rem) 92vw, (max-width: 64rem) 46vw, 300px'
const nouns = { one: 'timeshare week', many: 'timeshare weeks' }
const orders = Object.entries(searchOrderNames).map(([value, label]) => ({ value, label }))

export default function WeekResultsScreen({ loaderData }: Route.ComponentProps) {
  const { choices, found, names, near, reach, regions, sentence, reading } = loaderData
  const navigate = useNavigate()
  const query = useWantedQuery()
  const to = (changes: Record<string, string>) => withFilters(query, changes)
  const where = useMemo(
    () => ({
      places: namedPlaces(placesFrom(query.get('places')), names),
      driveName: reach?.from.name ?? '',
    }),
    [query, names, reach],
  )
  const chips = useMemo(() => chipsOf(query, choices, where), [query, choices, where])
  const region = choices.regions.find(({ regionCode }) => regionCode === query.get('region'))
  const searched = whereText(region?.regionName, where.places)
  const unknown = query.get('notFound')
  return (
    <div className={`wrap ${styles.page}`}>
      <RememberSearch text={['Timeshare weeks', ...chips.map(({ label }) => label)].join(', ')} />
      <FilterSheet id={filterSheet} done={showCounted(found.total, weekNouns)}>
        <WeekSearchFilters query={query} choices={choices} to={to} where={where} />
      </FilterSheet>
      <div className={styles.results}>
        <SentenceBox
          action={links.weekResultsPath()}
          placeholder={exampleSentences.week}
          sentence={sentence}
          reading={reading}
          holds={(part) => stillHolds(part, Object.fromEntries(query))}
        />
        <PageHeader
          overline="SEARCH RESULTS"
          title={`${found.total === 0 ? `No ${nouns.many}` : countedOrNone(found.total, nouns)}${searched}`}
          actions={
            <>
              <SaveSearch kind="week" query={String(query)} name={nameOf(chips)} />
              <button type="button" popoverTarget={filterSheet} className={styles.open}>
                <IconAdjustments aria-hidden="true" />
                Filters{chips.length > 0 && ` (${chips.length})`}
              </button>
              <Form className={styles.order}>
                <SelectField
                  label="Sort by"
                  name="order"
                  options={orders}
                  value={query.get('order') ?? 'newest'}
                  onChange={(event) => {
                    const order = event.currentTarget.value
                    void navigate(to({ order: order === 'newest' ? '' : order }), {
                      preventScrollReset: true,
                    })
                  }}
                />
              </Form>
            </>
          }
        />
        {chips.length > 0 && (
          <ul className={styles.chips} aria-label="Active filters">
            {chips.map(({ without, label }) => (
              <li key={label}>
                <Link to={to(without)} preventScrollReset aria-label={`Remove filter: ${label}`}>
                  {label}
                  <IconX aria-hidden="true" />
                </Link>
              </li>
            ))}
            <li>
              <LinkButton to="?" kind="quiet" size="sm" preventScrollReset>
                Clear all
              </LinkButton>
            </li>
          </ul>
        )}
        {unknown && (
          <Alert type="WARNING">
            {unknownPlace(unknown)}{' '}
            <Link to={to({ notFound: '', keyword: unknown })}>
              Search the weeks for “{unknown}”
            </Link>
          </Alert>
        )}
        {reach && <ReachMap reach={reach} weeks={found.items} regions={regions} />}
        {found.total === 0 ? (
          <>
            <EmptyState
              title={weeksMessages.noResults}
              actions={
                <LinkButton to={links.weeksToBuy()}>See resorts with weeks for sale</LinkButton>
              }
            >
              {weeksMessages.noneFound}. Try another region, other dates or fewer filters.
            </EmptyState>
            <NearMisses found={near} />
          </>
        ) : (
          <>
            <CardGrid columns={3} label="Weeks">
              {found.items.map((week, index) => (
                <li key={week.id}>
                  <ResultCard week={week} sizes={sizes} priority={index === 0} />
                </li>
              ))}
            </CardGrid>
            <ListFoot
              state={found}
              total={found.total}
              to={({ page, size }) =>
                size ? to({ size: String(size) }) : `?${withPage(query, page ?? 1)}`
              }
              sizes={pageSizes.weekResults.sizes}
              label="Weeks per page"
            />
          </>
        )}
      </div>
    </div>
  )
}

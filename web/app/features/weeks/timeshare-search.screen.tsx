import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { driveText } from '#contract/places/drive.ts'
import type { PlaceReach } from '#contract/places/reach.schema.ts'
import { countByProvince, type ProvinceListings } from '#contract/places/places.calls.ts'
import { getResort, listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import type { Api } from '#contract/client.ts'
import type { WeekCard as Listed } from '#contract/weeks/weeks.schema.ts'
import { listAvailability, listLatestWeeks } from '#contract/weeks/weeks.calls.ts'
import { weeksAvailable, weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { MapCanvas } from '../../ui/map/map.tsx'
import type { MapPin } from '../../ui/map/map-types.ts'
import { Section } from '../../ui/layout/section.tsx'
import { exampleSentences } from '../../shared/sentences/example-sentences.ts'
import { SentenceBox } from '../../shared/sentences/sentence-box.tsx'
import { TimeshareFinder } from '../../shared/weeks/timeshare-finder.tsx'
import { ProvinceMap } from '../../shared/places/province-map.tsx'
import type { Route } from './+types/timeshare-search.screen.ts'
import { SeasonLegend } from '../../shared/weeks/season.tsx'
import { loadReach } from './load-reach.ts'
import { boundsOf, resortsIn, viewOf } from './province-resorts.ts'
import { ReachForm } from './reach-form.tsx'
import { headPicture } from '../../shared/listings/head-picture.ts'
import { WeekCard } from '../../shared/weeks/week-card.tsx'
import finderStyles from '../../ui/form/finder.module.css'
import styles from './timeshare-search.module.css'

/** The newest week's card shows one picture of its resort, and the page header another. */
async function loadPicture(api: Api, weeks: readonly Listed[]) {
  const [newest] = weeks
  // It may have disappeared since the list was made.
  const resort = newest && (await api(getResort, { x: newest.resortCode }).catch(() => null))
  return headPicture(
    resort?.images ?? [],
    weeks.map(({ image }) => image),
  )
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const query = url.searchParams
  const from = query.get('driveKey') || query.get('driveFrom')
  const [company, choices, weeks, provinces, regions, reach] = await Promise.all([
    api(getCompany, {}),
    api(listResortChoices, {}),
    api(listLatestWeeks, {}),
    api(countByProvince, {}),
    api(listAvailability, {}),
    loadReach(api, from, query.get('driveMinutes')),
  ])
  const picture = await loadPicture(api, weeks)
  return { name: company.name, publicUrl, choices, weeks, picture, provinces, regions, reach, from }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Find a timeshare week',
    description:
      'Search timeshare weeks for sale in South Africa by region, resort, date or map. Every week is checked with its resort.',
    path: links.timeshareSearch(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
    picture: loaderData?.picture,
  })

function mapLabel(province: string | undefined, reach: PlaceReach | null): string {
  const where = province ? ` in ${province}` : ''
  if (!reach) return `Map of the resorts${where}`
  return `Map of the resorts${where}, with the area within ${driveText(reach.minutes)} of ${reach.from.name}`
}

const cardSizes = '(max-width: 40rem) 82vw, (max-width: 56rem) 46vw, (max-width: 72rem) 31vw, 292px'

export default function TimeshareSearchScreen({ loaderData }: Route.ComponentProps) {
  const { choices, weeks, picture, provinces, regions, reach, from } = loaderData
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const province = provinces.find(({ code }) => code === query.get('province'))
  const resorts = useMemo(() => resortsIn(regions, province?.code), [regions, province])
  const view = useMemo(
    () => (reach ? boundsOf(reach.outline) : viewOf(resorts, province !== undefined)),
    [reach, resorts, province],
  )
  const outline = useMemo(() => reach?.outline.map(([lat, lng]) => ({ lat, lng })), [reach])
  const pins = useMemo<MapPin[]>(
    () =>
      resorts.flatMap(({ resortCode, resortName, lat, long, available }) =>
        lat === null || long === null
          ? []
          : [
              {
                key: resortCode,
                lat,
                lng: long,
                text: `${resortName} · ${available}`,
                count: available,
                title: `${resortName}: ${weeksAvailable(available)}`,
                kind: 'listing',
              },
            ],
      ),
    [resorts],
  )
  const linkTo = ({ code }: ProvinceListings) => `${links.timeshareSearch(code)}#map`
  return (
    <>
      <div className={styles.hero} data-deep="">
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="100vw" priority alt="" />
          </div>
        )}
        <div className={`wrap ${styles.words}`}>
          <h1>Find a timeshare week</h1>
          <p>Search by place, resort, date or province.</p>
        </div>
      </div>
      <div className={`wrap ${finderStyles.place}`}>
        <section className={finderStyles.box} aria-label="Search weeks">
          <div className={finderStyles.sentence}>
            <SentenceBox
              kind="brand"
              action={links.weekResultsPath()}
              placeholder={exampleSentences.week}
            />
          </div>
          <TimeshareFinder choices={choices} />
        </section>
      </div>
      <section className={`wrap ${styles.provinces}`} id="map" aria-labelledby="map-title">
        <div>
          <h2 id="map-title">{province ? `Resorts in ${province.name}` : 'Search by province'}</h2>
          <p className={styles.lede}>
            {province
              ? 'Choose a resort on the map or in the list.'
              : 'Choose a province to see its resorts on the map.'}
          </p>
          {province ? (
            <>
              <ul className={styles.list}>
                {resorts.map(({ resortCode, resortName, available }) => (
                  <li key={resortCode}>
                    <Link to={links.resort(resortCode)}>
                      <b>{resortName}</b>
                      <span>{weeksAvailable(available)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {resorts.length === 0 && <p className={styles.none}>{weeksMessages.noListings}</p>}
              <p>
                <Link to={`${links.timeshareSearch()}#map`} preventScrollReset>
                  All provinces
                </Link>
              </p>
            </>
          ) : (
            <ul className={styles.list}>
              {provinces.map((one) => (
                <li key={one.code}>
                  <Link to={linkTo(one)} preventScrollReset>
                    <b>{one.name}</b>
                    <span>{weeksAvailable(one.weeks)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <ReachForm province={province?.code} reach={reach} />
          {from && !reach && <p role="status">We do not know where “{from}” is.</p>}
          {province || reach ? (
            <MapCanvas
              label={mapLabel(province?.name, reach)}
              view={view}
              pins={pins}
              reach={outline ?? null}
              onPin={({ key, kind }) => kind === 'listing' && void navigate(links.resort(key))}
              className={styles.map}
            />
          ) : (
            <ProvinceMap provinces={provinces} linkTo={linkTo} count={({ weeks }) => weeks} />
          )}
        </div>
      </section>
      <Section
        title="Latest timeshare weeks"
        lede="The bar on each card shows when in the year the week falls."
        aside={<SeasonLegend seasons={['Peak', 'Red', 'White', 'Blue', 'Flexi']} />}
        tint
      >
        <CardGrid strip>
          {weeks.map((week) => (
            <li key={week.id}>
              <WeekCard week={week} sizes={cardSizes} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  )
}

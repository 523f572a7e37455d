import { useMemo } from 'react'
import { redirect, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { getResort, listFacilities } from '#contract/resorts/resorts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { listResortWeeks } from '#contract/weeks/weeks.calls.ts'
import { weeksAvailable } from '#contract/weeks/weeks.messages.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Gallery } from '../../ui/media/gallery.tsx'
import { MapCanvas } from '../../ui/map/map.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { SeasonLegend } from '../../shared/weeks/season.tsx'
import { YearBand } from '../../shared/weeks/year-ribbon.tsx'
import type { Route } from './+types/resort.screen.ts'
import { Disclosure } from './disclosure.tsx'
import { Facilities } from './facilities.tsx'
import { seasonsIn } from '../../shared/weeks/seasons-in.ts'
import { resortFacts } from './resort-facts.ts'
import { ResortWeeks } from './resort-weeks-panel.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import styles from './resort.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const resort = await awaitReply(api(getResort, { x: params.resort }), url)
  // One canonical address for each resort, however it was named.
  if (params.resort !== resort.resortCode) {
    throw redirect(links.resort(resort.resortCode) + url.search)
  }
  const [company, weeks, onSite, offSite] = await Promise.all([
    api(getCompany, {}),
    api(listResortWeeks, { code: resort.resortCode }),
    api(listFacilities, { id: resort.resortCode, site: 'On' }),
    api(listFacilities, { id: resort.resortCode, site: 'Off' }),
  ])
  return { name: company.name, publicUrl, resort, weeks, onSite, offSite }
}

/** The filter acts on the weeks that are already loaded. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const filtered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !filtered && defaultShouldRevalidate
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { resort, weeks, publicUrl, name } = loaderData
  return pageMeta({
    title: `${resort.resortName}, ${resort.town}: timeshare weeks`,
    description: `${weeksAvailable(weeks.length)} at ${resort.resortName} in ${resort.town}, ${resort.province}. ${resort.description[0] ?? ''}`,
    path: links.resort(resort.resortCode),
    publicUrl,
    siteName: name,
    picture: resort.image,
    facts: resortFacts(resort, publicUrl),
  })
}

export default function ResortScreen({ loaderData }: Route.ComponentProps) {
  const { resort, weeks, onSite, offSite } = loaderData
  const { resortName, address, town, province, description, images, lat, long } = resort
  const [query] = useSearchParams()
  const place = useMemo(
    () => (lat !== null && long !== null ? { lat, lng: long, zoom: 10 } : null),
    [lat, long],
  )
  const pins = useMemo(
    () =>
      place && [
        { ...place, key: 'resort', text: resortName, title: resortName, kind: 'place' as const },
      ],
    [place, resortName],
  )
  const numbers = weeks.flatMap(({ weekNumber }) => weekNumber ?? [])
  return (
    <div className={`wrap ${styles.page}`}>
      <BackLink to={links.weeksToBuy()}>Timeshare To Buy</BackLink>
      <Gallery pictures={images} label={resortName} most={3} />
      <header className={styles.head}>
        <div>
          <h1>{resortName}</h1>
          <p className={styles.place}>
            <IconMapPin aria-hidden="true" />
            {[address || town, province].join(', ')}
          </p>
        </div>
        <StatusText color={weeks.length ? 'green' : 'grey'}>
          {weeksAvailable(weeks.length)}
        </StatusText>
      </header>
      <section className={styles.year} aria-labelledby="year">
        <div className={styles.yearHead}>
          <h2 id="year">Seasons at {resortName}</h2>
          <SeasonLegend seasons={seasonsIn(resort.seasonCalendar)} />
        </div>
        <YearBand
          calendar={resort.seasonCalendar}
          weeks={numbers}
          label={numbers.length ? `Weeks for sale: ${numbers.join(', ')}` : 'No weeks for sale'}
        />
      </section>
      <ResortWeeks resortName={resortName} weeks={weeks} query={query} />
      <div className={styles.detail}>
        <div className={styles.text}>
          <section>
            <h2>About the resort</h2>
            {description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section>
            <h2>Facilities</h2>
            <Facilities onSite={onSite} offSite={offSite} />
          </section>
          {place && pins && (
            <section className={styles.location}>
              <h2>Location</h2>
              <MapCanvas
                label={`Map of ${resortName}`}
                view={place}
                pins={pins}
                className={styles.map}
              />
            </section>
          )}
        </div>
        <aside className={styles.aside}>
          <Disclosure {...resort}>
            <LinkButton to="#footer-contact" kind="accent" block>
              Ask about this resort
            </LinkButton>
          </Disclosure>
        </aside>
      </div>
    </div>
  )
}

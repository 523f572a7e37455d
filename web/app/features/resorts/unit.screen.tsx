import { redirect, useSearchParams } from 'react-router'
import { requestOf } from '#contract/request.ts'
import { getPriceHistory } from '#contract/listings/listings.calls.ts'
import { originCode } from '#contract/resorts/directions.schema.ts'
import {
  downloadDirections,
  getDirections,
  listFacilities,
} from '#contract/resorts/resorts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { DetailColumns } from '../../ui/layout/detail-columns.tsx'
import { Gallery } from '../../ui/media/gallery.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import type { ContactFormHandle } from '../../ui/navigation/own-contact-form.ts'
import { handleEnquiry } from '../../shared/enquiries/handle-enquiry.ts'
import { openingWeekMessage } from '../../shared/enquiries/opening-message.ts'
import { EnquiryForm } from '../../shared/enquiries/enquiry-form.tsx'
import { loadSender } from '../../shared/enquiries/sender.ts'
import { PageAddress } from '../../shared/listings/page-address.tsx'
import { PriceHistory } from '../../shared/listings/price-history.tsx'
import { withFilter } from '../../shared/weeks/week-query.ts'
import { placeText, stayText } from '../../shared/weeks/week-texts.ts'
import type { Route } from './+types/unit.screen.ts'
import { Disclosure } from './disclosure.tsx'
import { DirectionsTab } from './directions-tab.tsx'
import { Facilities } from './facilities.tsx'
import { findUnit } from './find-unit.ts'
import { LayoutTab } from './layout-tab.tsx'
import { MediaTab } from './media-tab.tsx'
import { WeekPrice, WeekPriceBar } from './week-price.tsx'
import { WeekSummary } from './week-summary.tsx'
import { unitFacts } from './unit-facts.ts'
import { unitTabOf, unitTabs } from './unit-tabs.ts'
import { BackToSearch } from '../../ui/navigation/back-to-search.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import styles from './unit.module.css'

export const handle: ContactFormHandle = { ownContactForm: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = contextOf(context)
  const { api, publicUrl } = app
  const { resort, week } = await awaitReply(
    findUnit(api, params.resort, params.unit, url.search),
    url,
  )
  const tab = unitTabOf(url.searchParams.get('tab'))
  const id = resort?.resortCode ?? ''
  const from = originCode.catch('johannesburg').parse(url.searchParams.get('from'))
  const journey = { x: id, from }
  const [company, history, onSite, offSite, directions, sender] = await Promise.all([
    api(getCompany, {}),
    awaitReply(api(getPriceHistory, { kind: 'week', id: week.id }), url),
    resort && tab === 'facilities' ? api(listFacilities, { id, site: 'On' }) : [],
    resort && tab === 'facilities' ? api(listFacilities, { id, site: 'Off' }) : [],
    resort && tab === 'directions' ? awaitReply(api(getDirections, journey), url) : null,
    loadSender(app),
  ])
  return {
    name: company.name,
    publicUrl,
    resort,
    week,
    history,
    tab,
    onSite,
    offSite,
    directions,
    pdf: requestOf(downloadDirections, journey).url,
    sender,
  }
}

/** The enquiry form, submitted without script. */
export async function action(args: Route.ActionArgs) {
  const { api } = contextOf(args.context)
  const { resort, unit } = args.params
  const { week } = await awaitReply(findUnit(api, resort, unit, ''), args.url)
  const { reply, refused } = await handleEnquiry(args, { week: week.id }, 'detail')
  const back = links.week(week.resortCode, week.id)
  return reply ? redirect(links.alert('messageSent', back)) : refused
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { week, resort, publicUrl, name } = loaderData
  const path = links.week(week.resortCode, week.id)
  return pageMeta({
    title: `${week.resortName}: ${week.season} week, ${stayText(week)}`,
    description: `Unit ${week.unitNumber} at ${week.resortName}, ${placeText(week)}: module ${week.module}, sleeps ${week.maxSleep}, for sale by its owner.`,
    path,
    publicUrl,
    siteName: name,
    picture: week.image ?? resort?.image,
    facts: unitFacts(week, resort, publicUrl),
  })
}

const weekResults = [links.weekResultsPath()]

export default function UnitScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { resort, week, history, tab, onSite, offSite, directions, pdf, sender } = loaderData
  const [query] = useSearchParams()
  const images = week.images.length ? week.images : (resort?.images ?? [])
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.ways}>
          <BackToSearch results={weekResults} otherwise={links.timeshareSearch()} />
          <BackLink to={resort ? links.resort(resort.resortCode) : links.weeksToBuy()}>
            {resort ? resort.resortName : 'Timeshare To Buy'}
          </BackLink>
        </div>
        <Gallery pictures={images} label={week.resortName} most={3} />
        <DetailColumns
          head={<WeekSummary week={week} />}
          aside={
            <>
              <WeekPrice week={week} />
              <Disclosure {...week.disclosure} />
            </>
          }
        >
          {resort && (
            <Tabs
              label="About the unit"
              selected={tab}
              tabs={unitTabs.map((one) => ({ ...one, to: withFilter(query, 'tab', one.id) }))}
            >
              {tab === 'facilities' && <Facilities onSite={onSite} offSite={offSite} level={2} />}
              {tab === 'directions' && directions && (
                <DirectionsTab directions={directions} pdf={pdf} query={query} />
              )}
              {tab === 'layout' && <LayoutTab resort={resort} week={week} />}
              {tab === 'media' && <MediaTab resort={resort} />}
            </Tabs>
          )}
          <div className={styles.screenOnly}>
            <PriceHistory history={history} />
          </div>
          {week.mayEnquire && (
            <section className={styles.enquiry} aria-labelledby="enquiry">
              <h2 id="enquiry">Enquire about this week</h2>
              <EnquiryForm
                about={{ week: week.id }}
                page="detail"
                action={links.week(week.resortCode, week.id)}
                sender={sender}
                message={openingWeekMessage(week.resortName, week.weekReference)}
                refused={actionData}
              />
            </section>
          )}
        </DetailColumns>
        <PageAddress path={links.week(week.resortCode, week.id)} />
      </div>
      <WeekPriceBar week={week} />
    </>
  )
}

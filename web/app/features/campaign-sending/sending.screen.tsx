import { getCampaignDto } from '#contract/campaigns/campaigns.calls.ts'
import {
  getCampaignSending,
  segment,
  type Mailing,
  type Segment,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { mayUse } from '#contract/permissions.ts'
import { idInPath } from '#contract/values/id.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { viewerOf } from '../../session/session.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { guard } from '../../session/guard.ts'
import { useRefreshWhile } from '../../ui/call/use-refresh-while.ts'
import type { Route } from './+types/sending.screen.ts'
import { stateText } from '../../shared/campaigns/campaign-texts.ts'
import { Audience } from './sending-audience.tsx'
import { CurrentMailing, PastMailings } from './sending-mailings.tsx'
import styles from './sending.module.css'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  guard('campaigns.manage', { context, url })
  const { api } = contextOf(context)
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const [campaign, sending] = await awaitReply(
    Promise.all([
      api(getCampaignDto, { id: id.data }),
      api(getCampaignSending, { id: id.data, ...segmentIn(url) }),
    ]),
    url,
  )
  const { state, startDate, endDate, isTimeshare } = campaign
  const seesAddresses = mayUse('campaignSending.manage', viewerOf(contextOf(context).session))
  return { sending, seesAddresses, campaign: { state, startDate, endDate, isTimeshare } }
}

/** Invalid values in an address filter nothing. */
function segmentIn({ searchParams }: URL): Segment {
  return segment.safeParse(Object.fromEntries(searchParams)).data ?? {}
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(`Send ${loaderData?.sending.name ?? 'a campaign'} by email`, matches)

const isOpen = ({ state }: Mailing) => ['scheduled', 'sending', 'paused'].includes(state)

export default function SendingScreen({ loaderData }: Route.ComponentProps) {
  const { sending, campaign, seesAddresses } = loaderData
  const current = sending.mailings.find(isOpen)
  const past = sending.mailings.filter((mailing) => !isOpen(mailing))
  const leaving = sending.mailings.some(({ state, queued }) => state === 'sending' || queued > 0)
  useRefreshWhile(leaving)
  return (
    <>
      <OfficeHeader
        overline="SEND BY EMAIL"
        title={sending.name}
        note={stateText(campaign)}
        actions={
          <LinkButton to={links.landingPage(sending.id, campaign.isTimeshare)}>
            Edit campaign
          </LinkButton>
        }
      />
      {!sending.mailServer && (
        <Alert type="WARNING" title="No mail server is set up">
          Emails stay in the outbox, where a Super Admin can read them.
        </Alert>
      )}
      <div className={styles.columns}>
        <Audience
          sending={sending}
          seesAddresses={seesAddresses}
          key={sending.mailings[0]?.id ?? 0}
        />
        {current && <CurrentMailing sending={sending} mailing={current} />}
      </div>
      {past.length > 0 && <PastMailings mailings={past} />}
    </>
  )
}

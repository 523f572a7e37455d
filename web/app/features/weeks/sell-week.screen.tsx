import { getDraft } from '#contract/drafts/drafts.calls.ts'
import { getListingFee } from '#contract/fees/fees.calls.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { formatRand } from '#contract/values/rand.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { pageMeta } from '../../page-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { guard } from '../../session/guard.ts'
import { FeeDue } from '../../shared/payments/fee-due.tsx'
import type { Route } from './+types/sell-week.screen.ts'
import { SellForm } from './sell/sell-form.tsx'
import { sellerFacts } from './sell/seller-facts.ts'
import { SellInvitation } from './sell/sell-invitation.tsx'
import { draftKind } from './sell/use-sell-draft.ts'
import styles from './sell-week.module.css'

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'url'> & { params: { weekId?: string } }

export async function loader({ context, params, url }: LoaderArgs) {
  const { api, session, publicUrl } = contextOf(context)
  const { weekId } = params
  const [company, fee] = await Promise.all([api(getCompany, {}), api(getListingFee, {})])
  const page = { name: company.name, publicUrl, fee: fee.amount, weekId: weekId ?? null }
  if (!session && !weekId) return { ...page, form: null }
  const { user } = guard('ownListings.manage', { context, url })
  if (weekId && !/^[1-9]\d{0,8}$/.test(weekId)) throw refusal('notFound')
  const week = weekId ? await awaitReply(api(getWeek, { id: weekId }), url) : null
  // Someone else's week can be viewed, but not changed.
  if (week && week.version === undefined) throw refusal('notAllowed', listingsTexts.notYours)
  if (week && !week.may.edit) throw refusal('notFound')
  const [choices, facts, draft] = await Promise.all([
    api(listResortChoices, {}),
    sellerFacts(api, session!),
    week ? null : awaitReply(api(getDraft, { kind: draftKind }), url),
  ])
  return { ...page, form: { userId: user.id, choices, draft, week, ...facts } }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.weekId ? 'Your timeshare week' : 'Sell your timeshare week',
    description:
      'Sell your timeshare week for a once-off listing fee. We check it with the resort, and the buyer’s money is held in trust until the transfer.',
    path: links.sellWeek(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
  })

export default function SellWeekScreen({ loaderData }: Route.ComponentProps) {
  const { form, fee } = loaderData
  if (!form) return <SellInvitation fee={fee} />
  const { week } = form
  return (
    <div className="wrap">
      <div className={styles.head}>
        {week && <BackLink to={links.myWeeks()}>My Timeshare Weeks</BackLink>}
        <PageHeader
          title={week ? `Your week at ${week.resortName}` : 'Sell your timeshare week'}
          lede={
            week ? (
              `${week.weekReference}, ${week.status.description}. ${
                week.isPublished
                  ? 'Changes are live as soon as you save them.'
                  : 'Buyers see this week once it is published.'
              }`
            ) : (
              <>
                Have your levy statement ready. It takes about ten minutes, and we save your draft
                as you type. Listing costs a once-off <strong>{formatRand(fee)}</strong>, including
                VAT.
              </>
            )
          }
          actions={
            week?.paid && (
              <LinkButton to={links.paymentOption({ kind: 'week', id: week.id })}>
                Payment
              </LinkButton>
            )
          }
        />
      </div>
      {week?.fee === 'due' && (
        <div className={styles.head}>
          <FeeDue paidFor={{ kind: 'week', id: week.id }} fee={fee} />
        </div>
      )}
      <SellForm key={week ? `${week.id} ${week.version}` : 'new'} {...form} fee={fee} />
    </div>
  )
}

import { redirect, useNavigate } from 'react-router'
import { makeOffer } from '#contract/offers/offers.calls.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { handleForm } from '../../session/handle-form.ts'
import { guard } from '../../session/guard.ts'
import { loginPath } from '../../session/login-path.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/make-offer.screen.ts'
import { findOfferListing } from './load-listing.ts'
import { findOpenOffer } from '../../shared/offers/open-offer.ts'
import { StandingOffer } from '../../shared/offers/standing-offer.tsx'
import { NewOfferForm } from '../../shared/offers/new-offer-form.tsx'
import { offerShape, readOffer } from '../../shared/offers/read-offer.ts'
import styles from './make-offer.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = guard('offers.use', { context, url })
  const { api } = contextOf(context)
  const found = await awaitReply(findOfferListing(api, url.searchParams), url)
  const standing =
    found && (await awaitReply(findOpenOffer(api, user.username, found.listing), url))
  const typed = (name: string) => url.searchParams.get(name) ?? ''
  return { found, standing, typed: { amount: typed('amount'), comment: typed('comment') } }
}

/** A longer one would make the address too long for the login to return to. */
const maxCommentLength = 600

/** The form without script. A user whose session has ended gets their input back. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData()
  if (!contextOf(args.context).session) {
    const search = new URLSearchParams(args.url.search)
    search.set('amount', String(form.get('amount') ?? ''))
    search.set('comment', String(form.get('comment') ?? '').slice(0, maxCommentLength))
    return redirect(loginPath({ pathname: args.url.pathname, search: `?${search}` }))
  }
  guard('offers.use', args)
  const { reply, refused } = await handleForm(args, {
    call: makeOffer,
    shape: offerShape,
    more: {
      amount: readOffer(form).amount,
      propertyId: form.get('propertyId'),
      timeshareWeekId: form.get('timeshareWeekId'),
    },
  })
  return reply ? redirect(links.alert('offerSubmitted', links.offer(reply.id))) : refused
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Make an Offer', matches)

export default function MakeOfferScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { found, standing, typed } = loaderData
  const navigate = useNavigate()
  const alerts = useAlerts()
  if (!found) return <NoListing />
  const { listing, takes } = found
  function finish({ id, message }: { id: number; message: string }) {
    alerts.show('SUCCESS', message)
    void navigate(links.offer(id))
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Make an Offer"
        crumbs={[{ label: listing.reference, to: listing.path }, { label: 'Make an Offer' }]}
      />
      <div className={styles.panel}>
        {takes !== 'yes' && !actionData ? (
          <>
            <Alert type="WARNING">{texts[takes]}</Alert>
            <LinkButton to={listing.path}>Back to listing</LinkButton>
          </>
        ) : standing !== null && !actionData ? (
          <StandingOffer offer={standing} />
        ) : (
          <NewOfferForm listing={listing} typed={typed} refused={actionData} onDone={finish} />
        )}
      </div>
    </div>
  )
}

/** Offers are made on a listing: without one there is nothing to make an offer on. */
function NoListing() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader title="Make an Offer" />
      <EmptyState
        title={texts.listingRequired}
        actions={
          <>
            <LinkButton to={links.propertySearch()} kind="brand">
              Find a property
            </LinkButton>
            <LinkButton to={links.weeksToBuy()}>Find a timeshare week</LinkButton>
          </>
        }
      >
        Open a listing and choose Make an Offer next to its price.
      </EmptyState>
    </div>
  )
}

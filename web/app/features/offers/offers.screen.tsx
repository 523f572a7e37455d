import { redirect, useNavigate } from 'react-router'
import { listOffers, offersList } from '#contract/offers/offers.calls.ts'
import { openDefaultView } from '../../backoffice/default-view.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { listInput, listStateOf, pageCount, queryAfter } from '../../ui/list/list-state.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../page-meta.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/offers.screen.ts'
import { offerCells, offerNarrowPairs, statusFilter } from './offer-cells.tsx'
import { OfferModal } from './offer-modal.tsx'
import { loadOpenedOffer, useOpenedOffer } from './opened-offer.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = guard('offers.use', { context, url })
  const { api } = contextOf(context)
  await openDefaultView(api, offersList.name, url)
  const state = listStateOf(offersList, url.searchParams)
  const [page, offer] = await Promise.all([
    awaitReply(api(listOffers, { ...listInput(state), x: user.username }), url),
    loadOpenedOffer(api, url),
  ])
  const last = pageCount(page.total, state.size)
  if (state.page > last) {
    throw redirect(url.pathname + queryAfter(offersList, url.searchParams, { page: last }))
  }
  return { page, offer, username: user.username, superAdmin: user.role === 'Super Admin' }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.superAdmin ? officeMeta('Bid Offers', matches) : ownPageMeta('Bid Offers', matches)

/** Offers made and received; one of them opens as the thread of its negotiation. */
export default function OffersScreen({ loaderData }: Route.ComponentProps) {
  const { page, offer } = loaderData
  const navigate = useNavigate()
  const withOffer = useOpenedOffer()
  return (
    <>
      <ListScreen
        resource={offersList}
        page={page}
        title="Bid Offers"
        headActions={<LinkButton to={links.conversations()}>Conversations</LinkButton>}
        nouns={{ one: 'offer', many: 'offers' }}
        cells={offerCells}
        underWhenNarrow={offerNarrowPairs}
        columnsAtFirst={offersList.columns.length}
        source={{ input: { x: loaderData.username } }}
        nameOf={({ reference, madeBy }) => `the offer of ${madeBy} on ${reference}`}
        editPath={({ id }) => withOffer(id)}
        filters={[
          {
            kind: 'select',
            name: 'side',
            label: 'Made or received',
            all: 'All offers',
            options: [
              { value: 'made', label: 'Made' },
              { value: 'received', label: 'Received' },
            ],
          },
          statusFilter,
        ]}
      />
      <OfferModal
        offer={offer}
        onClose={() =>
          void navigate(links.offers() + withOffer(null), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </>
  )
}

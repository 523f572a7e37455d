import { redirect, useNavigate, useSearchParams } from 'react-router'
import { getOffer, listOffers, offersList } from '#contract/offers/offers.calls.ts'
import { offerStatuses, offerStatusNames } from '#contract/offers/offers.states.ts'
import { idInPath } from '#contract/values/id.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { listInput, listStateOf, pageCount, queryAfter } from '../../ui/list/list-state.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../page-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/offers.screen.ts'
import { offerCells } from './offer-cells.tsx'
import { OfferModal } from './offer-modal.tsx'

/** Names the offer that is open over the list, so that a link can lead to it. */
const opened = 'offer'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = guard('offers.use', { context, url })
  const { api } = contextOf(context)
  const state = listStateOf(offersList, url.searchParams)
  const asked = url.searchParams.get(opened)
  const id = idInPath.optional().safeParse(asked ?? undefined)
  if (!id.success) throw refusal('notFound')
  const [page, offer] = await awaitReply(
    Promise.all([
      api(listOffers, { ...listInput(state), x: user.username }),
      id.data === undefined ? null : api(getOffer, { id: id.data }),
    ]),
    url,
  )
  const last = pageCount(page.total, state.size)
  if (state.page > last) {
    throw redirect(url.pathname + queryAfter(offersList, url.searchParams, { page: last }))
  }
  return { page, offer, superAdmin: user.role === 'Super Admin' }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.superAdmin ? officeMeta('Bid Offers') : ownPageMeta('Bid Offers')

/** Offers made and received; one of them opens as the thread of its negotiation. */
export default function OffersScreen({ loaderData }: Route.ComponentProps) {
  const { page, offer } = loaderData
  const [query] = useSearchParams()
  const navigate = useNavigate()
  function withOffer(id: number | null): string {
    const next = new URLSearchParams(query)
    next.delete(opened)
    if (id !== null) next.set(opened, String(id))
    return `?${next}`
  }
  return (
    <>
      <ListScreen
        resource={offersList}
        page={page}
        title="Bid Offers"
        nouns={{ one: 'offer', many: 'offers' }}
        cells={offerCells}
        columnsAtFirst={offersList.columns.length}
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
          {
            kind: 'select',
            name: 'statusCode',
            label: 'Status',
            all: 'All statuses',
            options: offerStatuses.map((value) => ({ value, label: offerStatusNames[value] })),
          },
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

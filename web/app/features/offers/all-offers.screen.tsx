import { useNavigate } from 'react-router'
import { allOffersList } from '#contract/offers/offers.calls.ts'
import { links } from '#contract/links.ts'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/all-offers.screen.ts'
import { offerCells, offerNarrowPairs, statusFilter } from './offer-cells.tsx'
import { OfferModal } from './offer-modal.tsx'
import { loadOpenedOffer, useOpenedOffer } from './opened-offer.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = await listLoader(allOffersList)(args)
  const { api } = contextOf(args.context)
  return { page, offer: await loadOpenedOffer(api, args.url) }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('All offers', matches)

/** Lists all offers on all listings; one of them opens as the thread of its negotiation. */
export default function AllOffersScreen({ loaderData }: Route.ComponentProps) {
  const { page, offer } = loaderData
  const navigate = useNavigate()
  const withOffer = useOpenedOffer()
  return (
    <>
      <ListScreen
        resource={allOffersList}
        page={page}
        title="All offers"
        nouns={{ one: 'offer', many: 'offers' }}
        cells={offerCells}
        underWhenNarrow={offerNarrowPairs}
        columnsAtFirst={allOffersList.columns.length}
        nameOf={({ reference, madeBy }) => `the offer of ${madeBy} on ${reference}`}
        editPath={({ id }) => withOffer(id)}
        filters={[statusFilter]}
      />
      <OfferModal
        offer={offer}
        onClose={() =>
          void navigate(links.allOffers() + withOffer(null), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </>
  )
}

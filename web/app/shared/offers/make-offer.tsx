import { lazy, Suspense, useState, type MouseEvent } from 'react'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { mayBeOffered } from '#contract/permissions.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useSession, viewerOf } from '../../session/session.ts'
import { offerPath, type OfferListing } from './offer-listing.ts'

const loadDialog = () => import('./make-offer-dialog.tsx')
const MakeOfferDialog = lazy(loadDialog)

/**
 * Opens the offer form over the listing. Until the script has loaded it is a link to the same form,
 * and for a visitor a link via the login.
 */
export function MakeOffer({ listing }: { listing: OfferListing }) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  function show(event: MouseEvent) {
    if (!session || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  if (!mayBeOffered('offers.use', viewerOf(session))) return null
  return (
    <>
      <LinkButton
        to={offerPath(listing)}
        block
        icon={<IconTag aria-hidden="true" />}
        onClick={show}
        onPointerEnter={() => session && void loadDialog().catch(() => undefined)}
      >
        Make an Offer
      </LinkButton>
      {wanted && (
        <Suspense>
          <MakeOfferDialog listing={listing} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

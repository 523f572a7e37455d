import { useEffect, useRef, useState, type FormEvent } from 'react'
import { callOverHttp } from '#contract/client.ts'
import type { OfferRow } from '#contract/offers/offers.schema.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useSession } from '../../session/session.ts'
import { NewOfferForm } from './new-offer-form.tsx'
import type { OfferListing } from './offer-listing.ts'
import { findOpenOffer } from './open-offer.ts'
import { StandingOffer } from './standing-offer.tsx'
import styles from './offers.module.css'

interface MakeOfferDialogProps {
  listing: OfferListing
  open: boolean
  onClose: () => void
}

/** The offer form over the page of the listing. */
export default function MakeOfferDialog({ listing, open, onClose }: MakeOfferDialogProps) {
  const [made, setMade] = useState<{ id: number; message: string } | null>(null)
  const standing = useOpenOffer(listing, open)
  /** Text typed before the dialog was closed is there when it is opened again. */
  const typed = useRef<Record<string, string>>({})
  function remember({ target }: FormEvent) {
    const field = target as HTMLInputElement
    if (field.type !== 'checkbox') typed.current[field.name] = field.value
  }
  return (
    <Dialog open={open} onClose={onClose} title="Make an Offer">
      {made ? (
        <div className={styles.form}>
          <Alert type="SUCCESS" outcome>
            {made.message}
          </Alert>
          <p>
            We have sent your offer to the other party. We will email you when they reply, and you
            can follow the offer online.
          </p>
          <div className={styles.buttons}>
            <LinkButton kind="brand" to={links.offer(made.id)}>
              View my offer
            </LinkButton>
            <Button onClick={onClose}>Close</Button>
          </div>
        </div>
      ) : standing === undefined ? (
        <p role="status">Loading…</p>
      ) : standing ? (
        <StandingOffer offer={standing} />
      ) : (
        <div onInput={remember}>
          <NewOfferForm listing={listing} typed={typed.current} onDone={setMade} />
        </div>
      )}
    </Dialog>
  )
}

/** The open offer of the current user: null for none, undefined until it is known. */
function useOpenOffer({ kind, id, reference }: OfferListing, open: boolean) {
  const username = useSession()?.user.username
  const [offer, setOffer] = useState<OfferRow | null>()
  useEffect(() => {
    if (!open || username === undefined) return
    let current = true
    const show = (found: OfferRow | null) => current && setOffer(found)
    // If that is unknown the form is shown; the server refuses a second offer anyway.
    findOpenOffer(callOverHttp, username, { kind, id, reference }).then(show, () => show(null))
    return () => {
      current = false
    }
  }, [open, username, kind, id, reference])
  return offer
}

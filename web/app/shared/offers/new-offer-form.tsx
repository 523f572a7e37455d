import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { makeOffer } from '#contract/offers/offers.calls.ts'
import {
  offersMessages as messages,
  offersTexts as texts,
} from '#contract/offers/offers.messages.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import { priceInWords, pricePerText } from '#contract/properties/price-per.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { StepButtons } from '../../ui/form/step-buttons.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { RefusedForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { loginPath } from '../../session/login-path.ts'
import { AmountField, CommentField, ConsentField } from './offer-fields.tsx'
import { listingIds, offerPath, type OfferListing } from './offer-listing.ts'
import { readOffer } from './read-offer.ts'
import styles from './offers.module.css'

interface NewOfferFormProps {
  listing: OfferListing
  /** What was typed before a login interrupted it. */
  typed?: Record<string, string>
  /** The server's reply to a form submitted without script. */
  refused?: RefusedForm | undefined
  onDone: (offer: OfferDetail & { message: string }) => void
}

/** A rent is offered for the period or area that it is asked for. */
function amountHelp(listing: OfferListing): string {
  if (listing.isSale) return 'The amount you offer, in rand.'
  return `The rent you offer ${pricePerText(listing).toLowerCase()}, in rand.`
}

/** The offer form: an amount, a comment, and whether the seller may have the bidder's details. */
export function NewOfferForm({ listing, typed, refused, onDone }: NewOfferFormProps) {
  const ids = listingIds(listing)
  const form = useForm({
    call: makeOffer,
    read: (entries) => ({ ...readOffer(entries), ...ids }),
    refused,
    initial: typed ?? {},
    once: true,
    onDone,
  })
  return (
    <form {...form.form} action={offerPath(listing)} className={styles.form}>
      <Said form={form} reference={listing.reference} />
      {Object.entries(ids).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        <strong className={styles.title}>{listing.title}</strong>
        <span className={styles.second}>
          {listing.reference}, asking {priceInWords(listing)}
        </span>
      </p>
      <AmountField form={form} label="Your offer" help={amountHelp(listing)} />
      <CommentField
        form={form}
        help="For example, how and when you would pay, and any conditions."
      />
      <ConsentField form={form} />
      <p className={styles.small}>{texts.intention}</p>
      <StepButtons>
        <Button type="submit" kind="accent" busy={form.busy || form.done}>
          Send Offer
        </Button>
      </StepButtons>
    </form>
  )
}

type Handle = ReturnType<typeof useForm<typeof makeOffer>>

/** What prevents the offer; in any case the typed text stays. */
function Said({ form, reference }: { form: Handle; reference: string }): ReactNode {
  const { pathname, search } = useLocation()
  const { error, invalid, message } = form
  if (error && 'code' in error && error.code === 'notSignedIn') {
    return (
      <Alert type="ERROR" title={messages.loginFirst}>
        Nothing you entered has been lost.{' '}
        <a href={loginPath({ pathname, search })} target="_blank" rel="noreferrer">
          Log in again in a new tab
        </a>
        , then send your offer.
      </Alert>
    )
  }
  if ((error?.message ?? message) === texts.alreadyOpen) {
    return (
      <Alert type="ERROR">
        {texts.alreadyOpen} <Link to={links.offers(reference)}>View your offer</Link>
      </Alert>
    )
  }
  return <FormAlert invalid={invalid} error={error} message={message} />
}

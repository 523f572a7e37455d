import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { requestOf } from '#contract/request.ts'
import { printOffer } from '#contract/offers/offers.calls.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import { priceInWords } from '#contract/properties/price-per.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { useSession } from '../../session/session.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { OfferContacts } from './offer-contacts.tsx'
import { OfferStepForm } from './offer-step-form.tsx'
import { stepPlans, stepsFor, type StepName } from './offer-steps.ts'
import { OfferThread } from './offer-thread.tsx'
import { sideOf, statusColors } from './offer-texts.ts'
import styles from './offer-modal.module.css'

interface OfferModalProps {
  offer: OfferDetail | null
  onClose: () => void
}

/** One negotiation: its history and the possible actions. */
export function OfferModal({ offer, onClose }: OfferModalProps) {
  return (
    <Dialog
      open={offer !== null}
      onClose={onClose}
      title={offer ? `Offer on ${offer.listing.reference}` : ''}
      size="lg"
    >
      {offer && <Negotiation key={offer.id} offer={offer} />}
    </Dialog>
  )
}

interface Outcome {
  type: 'SUCCESS' | 'ERROR'
  message: string
}

function Negotiation({ offer }: { offer: OfferDetail }) {
  const session = useSession()
  const mine = session ? sideOf(offer, session.user) : null
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [step, setStep] = useState<StepName | null>(null)
  const { revalidate } = useRevalidator()
  const steps = stepsFor(offer)
  // The other side may have made the action impossible in the meantime.
  const current = step !== null && steps.includes(step) ? step : null

  // The form that had the focus is gone: the focus moves to the buttons.
  const buttons = useRef<HTMLDivElement>(null)
  const before = useRef(current)
  useEffect(() => {
    if (before.current && !current) buttons.current?.focus()
    before.current = current
  }, [current])

  function done(message: string) {
    setStep(null)
    setOutcome({ type: 'SUCCESS', message })
    void revalidate()
  }
  function refused(message: string) {
    setOutcome({ type: 'ERROR', message })
    void revalidate()
  }
  function open(name: StepName | null) {
    setOutcome(null)
    setStep(name)
  }

  return (
    <div className={styles.negotiation}>
      <Facts offer={offer} />
      <OfferThread offer={offer} mine={mine} />
      <OfferContacts offer={offer} mine={mine} />
      {outcome && <Announcement {...outcome} />}
      {current ? (
        <OfferStepForm
          key={current}
          name={current}
          offer={offer}
          onDone={done}
          onRefused={refused}
          onCancel={() => open(null)}
        />
      ) : (
        <div ref={buttons} tabIndex={-1} className={styles.steps}>
          {(steps.length > 0 || offer.may.print) && (
            <DialogButtons>
              {steps.toReversed().map((name) => (
                <Button key={name} kind={stepPlans[name].kind} onClick={() => open(name)}>
                  {stepPlans[name].label}
                </Button>
              ))}
              {offer.may.print && (
                <LinkButton
                  to={requestOf(printOffer, { id: offer.id }).url}
                  reloadDocument
                  download
                  kind="brand"
                  icon={<IconDownload aria-hidden="true" />}
                >
                  Download PDF
                </LinkButton>
              )}
            </DialogButtons>
          )}
        </div>
      )}
    </div>
  )
}

/** Long threads scroll: the latest event is brought into view. */
function Announcement({ type, message }: Outcome) {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    // Newer browsers return a promise, which must not be mistaken for a clean-up function.
    void box?.scrollIntoView({ block: 'nearest' })
  }, [box, message])
  return (
    <div ref={setBox}>
      <Alert type={type}>{message}</Alert>
    </div>
  )
}

function Facts({ offer }: { offer: OfferDetail }) {
  const { listing, type, status, statusCode } = offer
  const path =
    listing.kind === 'property'
      ? links.property(listing.usage, listing.id)
      : links.week(listing.resortCode, listing.id)
  return (
    <div className={styles.facts}>
      <p>
        <Link to={path}>{listing.title}</Link>
        <span className={styles.second}>
          {type}, asking {priceInWords(listing)}
        </span>
      </p>
      <StatusText color={statusColors[statusCode]}>{status}</StatusText>
    </div>
  )
}

import { links } from '#contract/links.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import * as emails from '#contract/offers/offers.emails.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Tx } from '../../db/connect.ts'
import type { OfferEvent } from './offers.queries.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Parts } from '../../parts.ts'
import { findPlaceholders } from '../listings/listings.service.ts'
import { composeMail, findRecipients } from '../mail/mail.service.ts'
import type { OwnOffer } from './offers.service.ts'

type Step = OfferEvent['kind']
type Reader = 'bidder' | 'seller'

type OfferEmail = (typeof emails)[keyof typeof emails]

interface MailOfStep {
  to: Reader
  email: OfferEmail
}

/** Who is written to after which step. The desk for offers gets what the seller's side gets. */
const mailsOf: Record<Exclude<Step, 'made'>, readonly MailOfStep[]> = {
  changed: [{ to: 'seller', email: emails.offerChanged }],
  countered: [{ to: 'bidder', email: emails.offerCountered }],
  accepted: [
    { to: 'bidder', email: emails.offerAccepted },
    { to: 'seller', email: emails.offerAccepted },
  ],
  declined: [{ to: 'bidder', email: emails.offerDeclined }],
  withdrawn: [{ to: 'seller', email: emails.offerWithdrawn }],
  reopened: [{ to: 'bidder', email: emails.offerReopened }],
}

const offerMade: Record<ListingKind, readonly MailOfStep[]> = {
  week: [
    { to: 'bidder', email: emails.weekOfferMadeUser },
    { to: 'seller', email: emails.weekOfferMadeOwner },
  ],
  property: [
    { to: 'bidder', email: emails.propertyOfferMadeUser },
    { to: 'seller', email: emails.propertyOfferMadeOwner },
  ],
}

function mailsAfter(step: Step, kind: ListingKind): readonly MailOfStep[] {
  return step === 'made' ? offerMade[kind] : mailsOf[step]
}

const desks = {
  bidder: emails.weekOfferMadeUser.usage,
  seller: emails.weekOfferMadeOwner.usage,
}

async function valuesOf(parts: Parts, tx: Tx, { offer, listing }: OwnOffer) {
  const { publicUrl } = parts.config
  return {
    ...(await findPlaceholders(tx, listing, publicUrl)),
    'System.OffersLink': `${publicUrl}${links.offer(offer.id)}`,
    'User.FullName': offer.bidder?.name ?? '',
    // Neither side learns from a mail how to reach the other: the offer's page shows it in time.
    'User.Email': '',
    'User.Cell': '',
    'User.Telephone': '',
  } satisfies PlaceholderValues
}

/** Writes the mails of one step of a negotiation in the step's own transaction. */
export async function putOfferMails(
  parts: Parts,
  tx: Tx,
  own: OwnOffer,
  event: { id: number; kind: Step; amount: number; comment: string },
  requestId: string,
): Promise<void> {
  const { offer, listing } = own
  const values = {
    ...(await valuesOf(parts, tx, own)),
    'Resort.OfferMade': formatRand(event.amount),
    'User.Comment': event.comment || 'No comment.',
    'User.Message': event.comment,
  }
  const people = {
    bidder: [offer.bidder?.email],
    seller: [listing.owner.email, listing.agent?.email],
  }
  for (const { to: reader, email } of mailsAfter(event.kind, listing.kind)) {
    const hidden = reader === 'bidder' ? { 'Resort.Owner': '' } : {}
    const mail = await composeMail(tx, email, { ...values, ...hidden })
    const desk =
      event.kind === 'made' || reader === 'seller' ? await findRecipients(tx, desks[reader]) : []
    const replyTo = desk[0] ?? (await findRecipients(tx, desks.seller))[0]
    for (const to of new Set([...people[reader], ...desk].filter((email) => email != null))) {
      await parts.outbox.put(tx, {
        ...mail,
        to,
        ...(replyTo && replyTo !== to ? { replyTo } : {}),
        dedupeKey: `offer:${event.id}:${email.usage}:${reader}:${to}`,
        requestId,
      })
    }
  }
}

import { links } from '#contract/links.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import * as emails from '#contract/offers/offers.emails.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Tx } from '../../db/connect.ts'
import type { OfferEvent } from './offers.queries.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { findPlaceholders } from '../listings/listings.service.ts'
import { recipientsAmong } from '../listings/recipients.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import type { OwnOffer } from './offers.service.ts'

type Step = OfferEvent['kind']
type Reader = 'bidder' | 'seller' | 'company'
type ComposedMail = Awaited<ReturnType<typeof composeMail>>

type OfferEmail = (typeof emails)[keyof typeof emails]
/** What bidder and seller read. */
type PersonalEmail = (typeof emails)[Exclude<keyof typeof emails, 'offerCompany'>]

interface MailOfStep {
  to: Exclude<Reader, 'company'>
  email: PersonalEmail
}

/** Who is emailed after which action. The company is notified whenever the seller's side is. */
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

export function emailsAfter(step: Step, kind: ListingKind): readonly MailOfStep[] {
  return step === 'made' ? offerMade[kind] : mailsOf[step]
}

/** What has happened, as the company reads it. */
const eventNames: Record<Step, string> = {
  made: 'New offer',
  changed: 'Offer changed',
  countered: 'Counter-offer made',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  reopened: 'Offer reopened',
}

const desks = {
  bidder: emails.weekOfferMadeUser.usage,
  seller: emails.weekOfferMadeOwner.usage,
}

async function valuesOf(services: Services, tx: Tx, { offer, listing }: OwnOffer) {
  const { publicUrl } = services.config
  return {
    ...(await findPlaceholders(services.listingKinds, tx, listing, publicUrl)),
    'System.OffersLink': `${publicUrl}${links.offer(offer.id)}`,
    'User.FullName': offer.bidder?.name ?? '',
    // No email contains the other side's contact details: the offer's page shows them once agreed.
    'User.Email': '',
    'User.Cell': '',
    'User.Telephone': '',
  } satisfies PlaceholderValues
}

/** Queues the emails for one action of a negotiation in the transaction of the action. */
export async function putOfferEmails(
  services: Services,
  tx: Tx,
  own: OwnOffer,
  event: { id: number; kind: Step; amount: number; comment: string },
  requestId: string,
): Promise<void> {
  const { offer, listing } = own
  const values = {
    ...(await valuesOf(services, tx, own)),
    'Resort.OfferMade': formatRand(event.amount),
    'User.Comment': event.comment || 'No comment.',
    'User.Message': event.comment,
  }
  const people = {
    bidder: recipientsAmong([offer.bidder]),
    seller: recipientsAmong([listing.owner, listing.agent]),
  }
  const sellersDesk = await recipientsOf(tx, desks.seller)
  async function put(email: OfferEmail, reader: Reader, to: string, mail: ComposedMail) {
    const [replyTo] = sellersDesk
    await services.outbox.put(tx, {
      ...mail,
      to,
      ...(replyTo && replyTo !== to ? { replyTo } : {}),
      waitsForUserId: offer.userId,
      dedupeKey: `offer:${event.id}:${email.usage}:${reader}:${to}`,
      requestId,
    })
  }
  const toSend = emailsAfter(event.kind, listing.kind)
  for (const { to: reader, email } of toSend) {
    const hidden = reader === 'bidder' ? { 'Resort.Owner': '' } : {}
    for (const { name, email: to } of people[reader]) {
      const mail = await composeMail(tx, email, {
        ...values,
        ...hidden,
        'System.RecipientName': name,
      })
      await put(email, reader, to, mail)
    }
  }
  if (!toSend.some(({ to }) => to === 'seller')) return
  const biddersDesk = event.kind === 'made' ? await recipientsOf(tx, desks.bidder) : []
  const company = { ...values, 'System.OfferEvent': eventNames[event.kind] }
  const mail = await composeMail(tx, emails.offerCompany, company)
  for (const to of new Set([...sellersDesk, ...biddersDesk])) {
    await put(emails.offerCompany, 'company', to, mail)
  }
}

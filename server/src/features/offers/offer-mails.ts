import { links } from '#contract/links.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Tx } from '../../db/connect.ts'
import type { MailUsage } from '../../db/reference/mail-templates.ts'
import type { OfferEvent } from './offers.queries.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { findPlaceholders } from '../listings/listings.service.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import type { OwnOffer } from './offers.service.ts'

type Step = OfferEvent['kind']
type Reader = 'bidder' | 'seller'

interface MailOfStep {
  to: Reader
  usage: MailUsage
}

/** Who is written to after which step. The desk for offers gets what the seller's side gets. */
const mailsOf: Record<Exclude<Step, 'made'>, readonly MailOfStep[]> = {
  changed: [{ to: 'seller', usage: 'OfferChanged' }],
  countered: [{ to: 'bidder', usage: 'OfferCountered' }],
  accepted: [
    { to: 'bidder', usage: 'OfferAccepted' },
    { to: 'seller', usage: 'OfferAccepted' },
  ],
  declined: [{ to: 'bidder', usage: 'OfferDeclined' }],
  withdrawn: [{ to: 'seller', usage: 'OfferWithdrawn' }],
  reopened: [{ to: 'bidder', usage: 'OfferReopened' }],
}

const offerMade = { week: 'WeekOfferMade', property: 'PropertyOfferMade' } as const

function mailsAfter(step: Step, kind: ListingKind): readonly MailOfStep[] {
  if (step !== 'made') return mailsOf[step]
  const subject = offerMade[kind]
  return [
    { to: 'bidder', usage: `${subject}-User` },
    { to: 'seller', usage: `${subject}-Owner` },
  ]
}

const desks = { bidder: 'WeekOfferMade-User', seller: 'WeekOfferMade-Owner' } as const

async function valuesOf(services: Services, tx: Tx, { offer, listing }: OwnOffer) {
  const { publicUrl } = services.config
  return {
    ...(await findPlaceholders(services.listingKinds, tx, listing, publicUrl)),
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
  services: Services,
  tx: Tx,
  own: OwnOffer,
  event: { id: number; kind: Step; amount: number; comment: string },
  requestId: string,
): Promise<void> {
  const { offer, listing } = own
  const values: PlaceholderValues = {
    ...(await valuesOf(services, tx, own)),
    'Resort.OfferMade': formatRand(event.amount),
    'User.Comment': event.comment || 'No comment.',
    'User.Message': event.comment,
  }
  const people = {
    bidder: [offer.bidder?.email],
    seller: [listing.owner.email, listing.agent?.email],
  }
  for (const { to: reader, usage } of mailsAfter(event.kind, listing.kind)) {
    const hidden = reader === 'bidder' ? { 'Resort.Owner': '' } : {}
    const mail = await composeMail(tx, usage, { ...values, ...hidden })
    const desk =
      event.kind === 'made' || reader === 'seller' ? await recipientsOf(tx, desks[reader]) : []
    const replyTo = desk[0] ?? (await recipientsOf(tx, desks.seller))[0]
    for (const to of new Set([...people[reader], ...desk].filter((email) => email != null))) {
      await services.outbox.put(tx, {
        ...mail,
        to,
        ...(replyTo && replyTo !== to ? { replyTo } : {}),
        dedupeKey: `offer:${event.id}:${usage}:${reader}:${to}`,
        requestId,
      })
    }
  }
}

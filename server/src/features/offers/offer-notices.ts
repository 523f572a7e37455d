import { links } from '#contract/links.ts'
import { noticeTexts } from '#contract/notifications/notice-texts.ts'
import type { Tx } from '../../db/connect.ts'
import { notifySellers } from '../listings/listing-notices.ts'
import { notify } from '../notifications/notify.ts'
import { emailsAfter } from './offer-emails.ts'
import type { OfferEvent } from './offers.queries.ts'
import type { OwnOffer } from './offers.service.ts'

/** Notifies those whom the emails of an action reach, except the person who did it. */
export async function notifyOfOffer(
  tx: Tx,
  { offer, listing }: OwnOffer,
  event: { id: number; kind: OfferEvent['kind'] },
  by: number,
): Promise<void> {
  const notice = {
    kind: 'offers',
    occasion: `offer:${event.id}`,
    title: noticeTexts.offers[event.kind],
    link: links.offer(offer.id),
    // A seller is notified of an offer once the bidder has confirmed their address.
    waitsForUserId: offer.userId,
  } as const
  const readers = new Set(emailsAfter(event.kind, listing.kind).map(({ to }) => to))
  if (readers.has('seller')) await notifySellers(tx, listing, by, notice)
  if (readers.has('bidder') && offer.userId !== by) {
    const { kind, id, title: text } = listing
    await notify(tx, { ...notice, userId: offer.userId, text, listing: { kind, id } })
  }
}

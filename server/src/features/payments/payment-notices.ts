import { links } from '#contract/links.ts'
import { noticeTexts } from '#contract/notifications/notice-texts.ts'
import type { Tx } from '../../db/connect.ts'
import type { Listing } from '../listings/listing-record.ts'
import { notify } from '../notifications/notify.ts'
import type { PaymentRecord } from './payments.queries.ts'

export async function notifyOfReceipt(
  tx: Tx,
  { id, userId }: PaymentRecord,
  { kind, id: listingId, title }: Listing,
): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'payments',
    occasion: `payment:${id}:received`,
    title: noticeTexts.paymentReceived,
    text: title,
    link: links.paymentSuccess(id),
    listing: { kind, id: listingId },
  })
}

/** Once per request at the provider. */
export async function notifyOfDecline(
  tx: Tx,
  { id, userId, listing: paidFor }: PaymentRecord,
  { kind, id: listingId, title }: Listing,
  eventId: string,
): Promise<void> {
  await notify(tx, {
    userId,
    kind: 'payments',
    occasion: `payment:${id}:declined:${eventId}`,
    title: noticeTexts.paymentDeclined,
    text: noticeTexts.nothingTaken(title),
    link: links.paymentOption(paidFor),
    listing: { kind, id: listingId },
  })
}

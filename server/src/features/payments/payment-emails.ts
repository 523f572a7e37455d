import { links } from '#contract/links.ts'
import { paymentReceived } from '#contract/payments/payments.emails.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { listingPlaceholders } from '../listings/listing-placeholders.ts'
import type { Listing } from '../listings/listing-record.ts'
import { composeMail } from '../mail/mail.service.ts'
import type { PaymentRecord } from './payments.queries.ts'

/** Notifies the payer that the money has arrived; it exists exactly when the payment is settled. */
export async function putReceiptMail(
  services: Services,
  tx: Tx,
  payment: PaymentRecord,
  listing: Listing,
): Promise<void> {
  if (!payment.payer?.email) return
  const { publicUrl } = services.config
  const mail = await composeMail(tx, paymentReceived, {
    ...listingPlaceholders(listing, publicUrl),
    'User.FullName': payment.payer.name,
    'System.PaymentReference': payment.reference,
    'System.PaymentAmount': formatRandCents(payment.amount),
    'System.ReceiptLink': `${publicUrl}${links.paymentSuccess(payment.id)}`,
  })
  const dedupeKey = `payment:${payment.id}:received`
  await services.outbox.put(tx, { ...mail, to: payment.payer.email, dedupeKey })
}

import { links } from '#contract/links.ts'
import { cardDeclined, eftChosen, paymentReceived } from '#contract/payments/payments.emails.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { listingPlaceholders } from '../listings/listing-placeholders.ts'
import type { Listing } from '../listings/listing-record.ts'
import { composeMail } from '../mail/mail.service.ts'
import type { EftDetails } from '#contract/payments/payments.schema.ts'
import { today } from '#contract/values/day.ts'
import { findCompany } from '../settings/settings.service.ts'
import { eftPdf } from './payment-documents.ts'
import type { PaymentRecord } from './payments.queries.ts'

/**
 * Notifies the payer that the money has arrived; it exists if and only if the payment is settled.
 */
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

/** Tells the payer how to pay, with the bank details as a PDF; once per payment. */
export async function putEftMail(
  services: Services,
  tx: Tx,
  payment: PaymentRecord,
  listing: Listing,
  details: EftDetails,
): Promise<void> {
  if (!payment.payer?.email) return
  const { publicUrl } = services.config
  const mail = await composeMail(tx, eftChosen, {
    ...listingPlaceholders(listing, publicUrl),
    'User.FullName': payment.payer.name,
    'System.PaymentReference': payment.reference,
    'System.PaymentAmount': formatRandCents(details.amount),
    'System.EftReference': details.reference,
    'System.PaymentLink': `${publicUrl}${links.eftPage(payment.listing)}`,
  })
  const pdf = await eftPdf(details, await findCompany(tx))
  await services.outbox.put(tx, {
    ...mail,
    to: payment.payer.email,
    dedupeKey: `payment:${payment.id}:eft`,
    attachments: [
      {
        fileName: `${today()}.pdf`,
        type: 'application/pdf',
        base64: pdf.toString('base64'),
      },
    ],
  })
}

/** Tells the payer that no money was taken; once per request at the provider. */
export async function putDeclinedMail(
  services: Services,
  tx: Tx,
  payment: PaymentRecord,
  listing: Listing,
  eventId: string,
): Promise<void> {
  if (!payment.payer?.email) return
  const { publicUrl } = services.config
  const mail = await composeMail(tx, cardDeclined, {
    ...listingPlaceholders(listing, publicUrl),
    'User.FullName': payment.payer.name,
    'System.PaymentReference': payment.reference,
    'System.PaymentAmount': formatRandCents(payment.amount),
    'System.PaymentLink': `${publicUrl}${links.paymentOption(payment.listing)}`,
  })
  const dedupeKey = `payment:${payment.id}:declined:${eventId}`
  await services.outbox.put(tx, { ...mail, to: payment.payer.email, dedupeKey })
}

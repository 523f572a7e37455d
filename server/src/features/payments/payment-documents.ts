import {
  paymentProviderNames,
  paymentsTexts as texts,
} from '#contract/payments/payments.messages.ts'
import type { EftDetails } from '#contract/payments/payments.schema.ts'
import { vatIn, vatPercent } from '#contract/payments/vat.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { vatNumberText } from '#contract/settings/sample-numbers.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import { pdf, pdfFacts, pdfHeading, pdfNote } from '../../kit/pdf.ts'
import { addressLine } from '../settings/settings.service.ts'
import type { PaymentRecord } from './payments.queries.ts'

export function eftPdf(details: EftDetails, company: CompanySettings): Promise<Buffer> {
  const { bank, listing } = details
  return pdf(`EFT details, ${details.reference}`, (page) => {
    pdfHeading(page, company.companyName, 'Pay by EFT')
    pdfFacts(page, [
      ['Listing', `${listing.reference}, ${listing.title}`],
      ['Amount including VAT', formatRandCents(details.amount)],
      ...(details.received > 0
        ? ([
            ['Received so far', formatRandCents(details.received)],
            ['Still to pay', formatRandCents(details.outstanding)],
          ] as const)
        : []),
      ['Your reference', details.reference],
      ['Bank', bank.bankName],
      ['Account holder', bank.accountHolder],
      ['Account number', bank.accountNumber],
      ['Account type', bank.accountType],
      ['Branch code', bank.branchCode],
    ])
    pdfNote(page, texts.eftThanks)
    pdfNote(page, texts.coolingOff)
    pdfNote(page, `${company.companyName}, ${company.phone}, ${company.email}`)
  })
}

/** What the tax invoice must name for an amount like this one: both parties, the VAT and a number. */
export function receiptPdf(payment: PaymentRecord, company: CompanySettings): Promise<Buffer> {
  const { listing, reference, amount } = payment
  const { exclVat, vat } = vatIn(amount)
  const paidOn = payment.paidAt ? formatDay(today(new Date(payment.paidAt))) : ''
  const refunded = payment.refundedAt ? formatDay(today(new Date(payment.refundedAt))) : undefined
  return pdf(`Tax invoice ${reference}`, (page) => {
    pdfHeading(page, company.companyName, 'Tax invoice')
    pdfFacts(page, [
      ['Invoice number', reference],
      ['Date', paidOn],
      ['Supplier', company.legalName],
      ['Registration number', company.companyRegNumber],
      ['VAT number', vatNumberText(company.vatNumber)],
      ['Address', addressLine(company)],
      ['Recipient', payment.payer?.name ?? ''],
      ['Description', `${payment.feeName}, ${listing.reference}, ${listing.title}`],
      ['Quantity', '1'],
      ['Amount excluding VAT', formatRandCents(exclVat)],
      [`VAT at ${vatPercent}%`, formatRandCents(vat)],
      ['Total including VAT', formatRandCents(amount)],
      ['Payment method', paymentProviderNames[payment.provider]],
      ...(refunded ? ([['Refunded on', refunded]] as const) : []),
    ])
    pdfNote(page, texts.coolingOff)
  })
}

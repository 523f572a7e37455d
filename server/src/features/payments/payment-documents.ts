import { eftThanks, paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { EftDetails } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import { pdf, pdfFacts, pdfNote } from '../../kit/pdf.ts'
import { pdfHeading } from '../../kit/pdf-head.ts'

export function eftPdf(details: EftDetails, company: CompanySettings): Promise<Buffer> {
  const { bank, listing } = details
  return pdf(`EFT details, ${details.reference}`, (page) => {
    pdfHeading(page, company, 'Pay by EFT')
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
    pdfNote(page, eftThanks[details.listing.kind])
    pdfNote(page, texts.coolingOff)
    pdfNote(page, `${company.companyName}, ${company.phone}, ${company.email}`)
  })
}

import {
  paymentProviderNames,
  paymentsTexts as texts,
} from '#contract/payments/payments.messages.ts'
import { vatIn, vatPercent } from '#contract/payments/vat.ts'
import { vatNumberText } from '#contract/settings/sample-numbers.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import {
  pdf,
  pdfColours,
  pdfLineBelow,
  pdfMargin,
  pdfNote,
  pdfWidth,
  type Pdf,
} from '../../kit/pdf.ts'
import { pdfFonts } from '../../kit/pdf-fonts.ts'
import { pdfHeading } from '../../kit/pdf-head.ts'
import { addressLine } from '../settings/settings.service.ts'
import type { PaymentRecord } from './payments.queries.ts'

type Fact = readonly [label: string, value: string]

/** The label in a soft colour, followed by its value on the same line. */
function fact(page: Pdf, [label, value]: Fact, left: number, width: number): void {
  page.font(pdfFonts.text).fontSize(9.5).fillColor(pdfColours.soft)
  page.text(`${label} `, left, page.y, { width, continued: true })
  page.fillColor(pdfColours.ink).text(value, { width })
  page.moveDown(0.25)
}

interface Party {
  role: string
  name: string
  facts: readonly Fact[]
}

/** Supplier and recipient side by side. */
function parties(page: Pdf, both: readonly [Party, Party]): void {
  const width = pdfWidth(page) / 2 - 12
  const top = page.y
  const ends = both.map(({ role, name, facts }, index) => {
    const left = pdfMargin + index * (width + 24)
    page.font(pdfFonts.text).fontSize(9).fillColor(pdfColours.soft).text(role, left, top, { width })
    page.moveDown(0.2).font(pdfFonts.bold).fontSize(11).fillColor(pdfColours.ink)
    page.text(name, left, page.y, { width }).moveDown(0.35)
    for (const one of facts) fact(page, one, left, width)
    return page.y
  })
  page.x = pdfMargin
  page.y = Math.max(...ends) + 18
}

interface Column {
  head: string
  value: string
  /** As fractions of the page width. */
  share: number
}

/**
 * The one line of the invoice: what was sold on the left, numbers right-aligned in their columns.
 */
function itemLine(page: Pdf, columns: readonly Column[]): void {
  const [top, width] = [page.y, pdfWidth(page)]
  const headHeight = 34
  page.rect(pdfMargin, top, width, headHeight).fill(pdfColours.tint)
  let left = pdfMargin
  let bottom = top
  // Column by column, so that a screen reader reads each heading with its value.
  columns.forEach(({ head, value, share }, index) => {
    const align = index ? 'right' : 'left'
    const options = { width: share * width - 16, align } as const
    page.font(pdfFonts.bold).fontSize(8.5).fillColor(pdfColours.ink)
    const headTop = top + (headHeight - page.heightOfString(head, options)) / 2
    page.text(head, left + 8, headTop, options)
    page.font(pdfFonts.text).fontSize(10)
    page.text(value, left + 8, top + headHeight + 9, options)
    bottom = Math.max(bottom, page.y)
    left += share * width
  })
  pdfLineBelow(page, bottom + 9)
}

/** Below the amounts, the last one bold; the payment method is beside them. */
function totals(page: Pdf, sums: readonly Fact[], states: readonly string[]): void {
  const [top, half] = [page.y + 6, pdfWidth(page) / 2]
  const left = pdfMargin + half
  const inner = half - 16
  page.y = top
  sums.forEach(([label, value], index) => {
    const last = index === sums.length - 1
    const at = page.y + (last ? 8 : 0)
    if (last) page.rect(left, page.y, half, 32).fill(pdfColours.violet)
    page.font(last ? pdfFonts.bold : pdfFonts.text).fontSize(last ? 12 : 10)
    page.fillColor(last ? '#ffffff' : pdfColours.soft).text(label, left + 8, at, { width: inner })
    page.fillColor(last ? '#ffffff' : pdfColours.ink)
    page.text(value, left + 8, at, { width: inner, align: 'right' }).moveDown(0.5)
  })
  const bottom = page.y + 10
  page.y = top
  states.forEach((state, index) => {
    page
      .font(pdfFonts.bold)
      .fontSize(10.5)
      .fillColor(index ? pdfColours.ink : pdfColours.ok)
    page.text(state, pdfMargin + 8, page.y, { width: half - 40 }).moveDown(0.3)
  })
  page.x = pdfMargin
  page.y = Math.max(page.y, bottom)
}

/** `card (PayFast)` within a sentence, on one line; an abbreviation keeps its capitals. */
function methodWithin(name: string): string {
  return name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replace(' ', '\u00a0')
}

/** What a tax invoice for such an amount must contain: both parties, the VAT and a number. */
export function receiptPdf(payment: PaymentRecord, company: CompanySettings): Promise<Buffer> {
  const { listing, reference, amount, payer, provider } = payment
  const { exclVat, vat } = vatIn(amount)
  const dayOf = (moment: string) => formatDay(today(new Date(moment)))
  const paidOn = payment.paidAt ? dayOf(payment.paidAt) : ''
  const method = methodWithin(paymentProviderNames[provider])
  return pdf(`Tax invoice ${reference}`, (page) => {
    pdfHeading(page, company, 'Tax invoice')
    fact(page, ['Invoice number', reference], pdfMargin, pdfWidth(page))
    fact(page, ['Date', paidOn], pdfMargin, pdfWidth(page))
    page.moveDown(1)
    parties(page, [
      {
        role: 'Supplier',
        name: company.legalName,
        facts: [
          ['Registration number', company.companyRegNumber],
          ['VAT number', vatNumberText(company.vatNumber)],
          ['Address', addressLine(company)],
        ],
      },
      {
        role: 'Recipient',
        name: payer?.name ?? '',
        facts: payer?.email ? [['Email', payer.email]] : [],
      },
    ])
    itemLine(page, [
      {
        head: 'Description',
        value: `${payment.feeName}, ${listing.reference}, ${listing.title}`,
        share: 0.4,
      },
      { head: 'Quantity', value: '1', share: 0.13 },
      { head: 'Unit price excl.\u00a0VAT', value: formatRandCents(exclVat), share: 0.16 },
      { head: 'VAT', value: formatRandCents(vat), share: 0.14 },
      { head: 'Amount incl.\u00a0VAT', value: formatRandCents(amount), share: 0.17 },
    ])
    totals(
      page,
      [
        ['Amount excluding VAT', formatRandCents(exclVat)],
        [`VAT at ${vatPercent}%`, formatRandCents(vat)],
        ['Total including VAT', formatRandCents(amount)],
      ],
      [
        `Paid on ${paidOn}, by ${method}`,
        ...(payment.refundedAt ? [`Refunded on ${dayOf(payment.refundedAt)}`] : []),
      ],
    )
    pdfNote(page, texts.coolingOff)
  })
}

import type { FileReply } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import type { OfferContact } from '#contract/offers/offers.schema.ts'
import { isOffersActor, offerRefusal } from '#contract/offers/offers.states.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import {
  pdf,
  pdfColours,
  pdfFacts,
  pdfMargin,
  pdfNeeds,
  pdfNote,
  pdfSection,
  pdfWidth,
  type Pdf,
} from '../../kit/pdf.ts'
import { pdfFonts } from '../../kit/pdf-fonts.ts'
import { pdfHeading, type PdfSender } from '../../kit/pdf-head.ts'
import type { Services } from '../../services.ts'
import { findCompany } from '../settings/settings.service.ts'
import { contactsOf, findOwnOffer, type OwnOffer } from './offers.service.ts'

/** Unknown values are filled in by hand. */
const blank = '_'.repeat(34)

function party(contact: OfferContact | null): (readonly [string, string])[] {
  return [
    ['Full names', contact?.name || blank],
    ['Identity or registration number', blank],
    ['Email', contact?.email ?? blank],
    ['Phone', contact?.phone ? formatPhone(contact.phone) : blank],
    ['Address', blank],
  ]
}

/** From one party's line to the other's: room to sign. */
const signatureHeight = 58
/** The heading, the first party's line, and the second's with the text below it. */
const signaturesHeight = 36 + signatureHeight + 50

function signature(page: Pdf, who: string) {
  const width = pdfWidth(page)
  const top = page.y + 34
  const parts = [
    [who, 0, 0.33],
    ['Witness', 0.36, 0.25],
    ['Place', 0.64, 0.18],
    ['Date', 0.85, 0.15],
  ] as const
  page.font(pdfFonts.text).fontSize(9)
  for (const [label, from, part] of parts) {
    const left = pdfMargin + width * from
    page
      .moveTo(left, top)
      .lineTo(left + width * part, top)
      .lineWidth(0.6)
      .stroke(pdfColours.ink)
    page.fillColor(pdfColours.soft).text(label, left, top + 4, { width: width * part })
  }
  page.x = pdfMargin
  page.y = top + signatureHeight - 34
}

function draw(page: Pdf, own: OwnOffer, company: PdfSender, title: string) {
  const { offer, listing } = own
  const { buyer, seller } = contactsOf(own)
  const [buyerName, sellerName] = listing.isSale ? ['Buyer', 'Seller'] : ['Tenant', 'Landlord']
  const agreed = offer.decidedAt ? formatDay(today(new Date(offer.decidedAt))) : ''
  const per = listing.isSale ? '' : ` ${pricePerText(listing).toLowerCase()}`
  pdfHeading(page, company, title)
  pdfFacts(page, [
    ['Listing', `${listing.reference}, ${listing.title}`],
    [listing.isSale ? 'Asking price' : 'Asking rent', formatRandCents(listing.price) + per],
    ['Agreed amount', formatRandCents(offer.amount) + per],
    ['Accepted on', agreed],
    ['Offer number', String(offer.id)],
    ...(offer.comment ? ([['Comment', offer.comment]] as const) : []),
  ])
  pdfSection(page, buyerName)
  pdfFacts(page, party(buyer))
  pdfSection(page, sellerName)
  pdfFacts(page, party(seller))
  pdfNote(page, texts.intention)
  // Keeps both signatures on one sheet.
  pdfNeeds(page, signaturesHeight)
  pdfSection(page, 'Signatures')
  for (const who of [buyerName, sellerName]) signature(page, who)
}

/** An accepted offer as a PDF: the law requires signatures by hand. */
export async function printOffer(
  { database }: Services,
  id: number,
  context: CallContext,
): Promise<FileReply> {
  const own = await findOwnOffer(database.db, id, sessionOf(context))
  if (!isOffersActor('print', own.actor)) throw new AppError('notAllowed')
  const refusal = offerRefusal('print', own.offer)
  if (refusal) throw new AppError('wrongState', { message: refusal })
  const company = await findCompany(database.db)
  const title = own.listing.isSale ? 'Offer to purchase' : 'Offer to rent'
  const content = await pdf(`${title}, ${own.listing.reference}`, (page) =>
    draw(page, own, company, title),
  )
  return { fileName: `offer-${own.listing.reference.toLowerCase()}-${id}.pdf`, content }
}

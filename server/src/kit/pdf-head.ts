import type { CompanySettings } from '#contract/settings/settings.schema.ts'
import { pdfColours, pdfLineBelow, pdfMargin, pdfWidth, type Pdf } from './pdf.ts'
import { pdfFonts } from './pdf-fonts.ts'

/** The company whose document it is. */
export type PdfSender = Pick<CompanySettings, 'companyName' | 'logo' | 'phone' | 'email'>

const flowerSize = 26
const petals = [0, 72, 144, 216, 288]
const veins = 'M20 15V5M25 18.5l9-3M23 24l5.5 8M17 24l-5.5 8M15 18.5l-9-3'

/** The flower of the site's logo, drawn in a square of 40 points. */
function drawFlower(page: Pdf, left: number, top: number): void {
  page
    .save()
    .translate(left, top)
    .scale(flowerSize / 40)
  for (const turn of petals) {
    page.save().rotate(turn, { origin: [20, 20] })
    page.ellipse(20, 10, 6.5, 9).fill('#8d68c2').restore()
  }
  page.path(veins).lineWidth(1.6).lineCap('round').stroke('#c8b0ea')
  page.circle(20, 20, 4.2).fill('#ecb754')
  page.restore()
}

/**
 * The top of every document: logo, name and contact details of the company, then the title. A company that uploaded a
 * logo has only its name there: the flower is not its logo, and its own is stored as WebP, which PDFs cannot contain.
 */
export function pdfHeading(page: Pdf, sender: PdfSender, title: string): void {
  // In the margin, as on a letterhead, so that it takes no space from the document.
  const top = page.y - 24
  const nameLeft = pdfMargin + (sender.logo ? 0 : flowerSize + 8)
  if (!sender.logo) drawFlower(page, pdfMargin, top)
  page.font(pdfFonts.heading).fontSize(15).fillColor(pdfColours.ink)
  page.text(sender.companyName, nameLeft, top + 3)
  page.font(pdfFonts.text).fontSize(9).fillColor(pdfColours.soft)
  page.text(`${sender.phone}   ${sender.email}`, pdfMargin, top + 9, {
    width: pdfWidth(page),
    align: 'right',
  })
  const below = top + flowerSize + 8
  pdfLineBelow(page, below)
  page.font(pdfFonts.heading).fontSize(24).fillColor(pdfColours.ink)
  page.text(title, pdfMargin, below + 16)
  page.moveDown(0.6).font(pdfFonts.text).fontSize(11)
}

import type PDFDocument from 'pdfkit'
import { pdfFonts, registerFonts } from './pdf-fonts.ts'

export type Pdf = InstanceType<typeof PDFDocument>

/** The margin on all sides, in points. */
export const pdfMargin = 56

export const pdfColours = {
  violet: '#563388',
  ink: '#1e1a17',
  soft: '#655c51',
  line: '#e9e3da',
  /** Behind the header row of a table. */
  tint: '#f8f5fc',
  ok: '#1d6b3b',
} as const

/** Draws a document on A4 and returns its bytes: `await pdf('Title', (page) => …)`. */
export async function pdf(title: string, draw: (page: Pdf) => void): Promise<Buffer> {
  // Loaded for the first document: it takes several megabytes, and most processes never write one.
  const { default: Document } = await import('pdfkit')
  return new Promise((resolve, reject) => {
    const page = new Document({
      size: 'A4',
      margin: pdfMargin,
      info: { Title: title },
      lang: 'en-ZA',
      displayTitle: true,
      bufferPages: true,
    })
    const chunks: Buffer[] = []
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
    try {
      registerFonts(page)
      draw(page)
      numberPages(page)
      page.end()
    } catch (error) {
      reject(error)
    }
  })
}

/** Adds `Page 1 of 2` at the bottom if there is more than one page. */
function numberPages(page: Pdf): void {
  const { count } = page.bufferedPageRange()
  if (count < 2) return
  for (let index = 0; index < count; index++) {
    page.switchToPage(index)
    // Text below the margin would otherwise start a new page.
    page.page.margins.bottom = 0
    page.font(pdfFonts.text).fontSize(9).fillColor(pdfColours.soft)
    page.text(`Page ${index + 1} of ${count}`, pdfMargin, page.page.height - pdfMargin + 16, {
      width: pdfWidth(page),
      align: 'right',
    })
  }
}

/** The width between the margins. */
export function pdfWidth(page: Pdf): number {
  return page.page.width - 2 * pdfMargin
}

/** Starts a new page unless this much height is left on the current one. */
export function pdfNeeds(page: Pdf, height: number): void {
  if (page.y + height > page.page.height - pdfMargin) page.addPage()
}

/** A heading within a document, on the same page as the beginning of its section. */
export function pdfSection(page: Pdf, title: string): void {
  pdfNeeds(page, 120)
  page.moveDown(0.6).font(pdfFonts.heading).fontSize(15).fillColor(pdfColours.ink)
  page.text(title, pdfMargin)
  page.moveDown(0.4)
}

/** A thin line at `y`, below which the next row begins. */
export function pdfLineBelow(page: Pdf, y: number): void {
  page
    .moveTo(pdfMargin, y)
    .lineTo(pdfMargin + pdfWidth(page), y)
    .lineWidth(0.5)
    .stroke(pdfColours.line)
  page.x = pdfMargin
  page.y = y + 7
}

/** Label and value side by side, each row with a thin line below. */
export function pdfFacts(page: Pdf, rows: (readonly [label: string, value: string])[]): void {
  const labelWidth = pdfWidth(page) * 0.35
  const valueWidth = pdfWidth(page) - labelWidth
  for (const [label, value] of rows) {
    page.font(pdfFonts.text).fontSize(10.5)
    const height = Math.max(
      page.heightOfString(value, { width: valueWidth }),
      page.heightOfString(label, { width: labelWidth - 8 }),
    )
    pdfNeeds(page, height + 12)
    const top = page.y
    page.fillColor(pdfColours.soft).text(label, pdfMargin, top, { width: labelWidth - 8 })
    page.fillColor(pdfColours.ink)
    page.text(value, pdfMargin + labelWidth, top, { width: valueWidth })
    pdfLineBelow(page, top + height + 5)
  }
}

interface PdfTable {
  /** The headings of the value columns; the column of labels has none. */
  heads: readonly string[]
  rows: readonly (readonly [label: string, ...values: string[]])[]
}

/** A table of amounts: a label, then right-aligned values, of which the first is the total. */
export function pdfTable(page: Pdf, { heads, rows }: PdfTable): void {
  const labelWidth = pdfWidth(page) * 0.32
  const columnWidth = (pdfWidth(page) - labelWidth) / heads.length
  const draw = (label: string, values: readonly string[], bold: boolean) => {
    page.font(bold ? pdfFonts.bold : pdfFonts.text).fontSize(9.5)
    const height = Math.max(
      ...values.map((value) => page.heightOfString(value, { width: columnWidth - 8 })),
      page.heightOfString(label, { width: labelWidth - 8 }),
    )
    pdfNeeds(page, height + 12)
    const top = page.y
    page.fillColor(pdfColours.soft).text(label, pdfMargin, top, { width: labelWidth - 8 })
    values.forEach((value, index) => {
      page.font(bold || index === 0 ? pdfFonts.bold : pdfFonts.text).fillColor(pdfColours.ink)
      const left = pdfMargin + labelWidth + index * columnWidth
      page.text(value, left + 8, top, { width: columnWidth - 8, align: 'right' })
    })
    pdfLineBelow(page, top + height + 5)
  }
  draw('', heads, true)
  for (const [label, ...values] of rows) draw(label, values, false)
}

/** A paragraph in small print below the previous content. */
export function pdfNote(page: Pdf, text: string): void {
  page.moveDown(0.6).font(pdfFonts.text).fontSize(9.5).fillColor(pdfColours.soft)
  page.text(text, pdfMargin)
}

import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** The page's own measures, in points. */
export const pdfMargin = 56

const violet = '#563388'
const ink = '#1e1a17'
const soft = '#655c51'

/** Draws a document on A4 and returns its bytes: `await pdf('Title', (page) => …)`. */
export function pdf(title: string, draw: (page: Pdf) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const page = new PDFDocument({
      size: 'A4',
      margin: pdfMargin,
      info: { Title: title },
      lang: 'en-ZA',
      displayTitle: true,
    })
    const chunks: Buffer[] = []
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('end', () => resolve(Buffer.concat(chunks)))
    page.on('error', reject)
    try {
      draw(page)
      page.end()
    } catch (error) {
      reject(error)
    }
  })
}

export function pdfHeading(page: Pdf, company: string, title: string): void {
  page.font('Helvetica').fontSize(11).fillColor(violet).text(company)
  page.moveDown(0.5).font('Times-Bold').fontSize(24).fillColor(ink).text(title)
  page.moveDown(0.8).font('Helvetica').fontSize(11)
}

/** Label and value side by side, each row with a thin line below. */
export function pdfFacts(page: Pdf, rows: (readonly [label: string, value: string])[]): void {
  const width = page.page.width - 2 * pdfMargin
  const labelWidth = width * 0.35
  for (const [label, value] of rows) {
    const valueWidth = width - labelWidth
    const height = Math.max(
      page.font('Helvetica').fontSize(11).heightOfString(value, { width: valueWidth }),
      page.heightOfString(label, { width: labelWidth - 8 }),
    )
    if (page.y + height + 12 > page.page.height - pdfMargin) page.addPage()
    const top = page.y
    page.fillColor(soft).text(label, pdfMargin, top, { width: labelWidth - 8 })
    page.fillColor(ink).text(value, pdfMargin + labelWidth, top, { width: valueWidth })
    const below = top + height + 5
    page
      .moveTo(pdfMargin, below)
      .lineTo(pdfMargin + width, below)
      .lineWidth(0.5)
      .stroke('#e9e3da')
    page.x = pdfMargin
    page.y = below + 7
  }
}

/** A paragraph in small print below the previous content. */
export function pdfNote(page: Pdf, text: string): void {
  page.moveDown(0.6).font('Helvetica').fontSize(10).fillColor(soft).text(text, pdfMargin)
}

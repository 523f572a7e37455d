import type { FileReply } from '#contract/call.ts'
import { formatDistance, formatDuration, type Directions } from '#contract/resorts/directions.ts'
import { pdf, pdfFacts, pdfHeading, pdfMargin, type Pdf } from '../../kit/pdf.ts'

const violet = '#563388'
const ochre = '#b97a12'
const soft = '#655c51'
const ink = '#1e1a17'
const ground = '#f5f1eb'
const sketchHeight = 190

type Point = [x: number, y: number]

/** Fits the route into a box: the sketch shows where it goes, not every bend. */
function project(line: Directions['line'], width: number, height: number): Point[] {
  const lats = line.map(([lat]) => lat)
  const top = Math.max(...lats)
  const shrink = Math.cos((((top + Math.min(...lats)) / 2) * Math.PI) / 180)
  const xs = line.map(([, lng]) => lng * shrink)
  const left = Math.min(...xs)
  const spanX = Math.max(...xs) - left
  const spanY = top - Math.min(...lats)
  const scale = Math.min(width / Math.max(spanX, 0.01), height / Math.max(spanY, 0.01))
  const padX = (width - spanX * scale) / 2
  const padY = (height - spanY * scale) / 2
  return line.map(([lat, lng]) => [
    padX + (lng * shrink - left) * scale,
    padY + (top - lat) * scale,
  ])
}

/** Beside its dot, on the side with enough space. */
function label(page: Pdf, [x, y]: Point, text: string, rightEdge: number) {
  page.font('Helvetica-Bold').fontSize(9).fillColor(ink)
  const width = page.widthOfString(text)
  const fits = x + 8 + width < rightEdge - 6
  page.text(text, fits ? x + 8 : x - 8 - width, y - (fits ? 4 : 14), { lineBreak: false })
}

function sketch(page: Pdf, { line, fromName, resortName }: Directions) {
  const width = page.page.width - 2 * pdfMargin
  const top = page.y
  page.roundedRect(pdfMargin, top, width, sketchHeight, 8).fill(ground)
  const inset = 26
  const points = project(line, width - 2 * inset, sketchHeight - 2 * inset).map(([x, y]): Point => [
    pdfMargin + inset + x,
    top + inset + y,
  ])
  const [start, ...rest] = points as [Point, ...Point[]]
  page.moveTo(...start)
  for (const point of rest) page.lineTo(...point)
  page.lineWidth(2.2).lineJoin('round').lineCap('round').stroke(violet)
  const end = rest.at(-1) ?? start
  page.circle(...start, 3.5).fill(violet)
  page.circle(...end, 4.5).fill(ochre)
  label(page, start, fromName, pdfMargin + width)
  label(page, end, resortName, pdfMargin + width)
  page.x = pdfMargin
  page.y = top + sketchHeight + 16
}

function stepList(page: Pdf, steps: Directions['steps']) {
  const width = page.page.width - 2 * pdfMargin
  const textWidth = width - 24 - 130
  steps.forEach((step, index) => {
    page.font('Helvetica').fontSize(11)
    const height = page.heightOfString(step.text, { width: textWidth })
    if (page.y + height + 14 > page.page.height - pdfMargin) page.addPage()
    const top = page.y
    page.fillColor(violet).text(`${index + 1}.`, pdfMargin, top, { width: 20 })
    page.fillColor(ink).text(step.text, pdfMargin + 24, top, { width: textWidth })
    const lengths = `${formatDistance(step.distance)}, ${formatDuration(step.minutes)}`
    page.fillColor(soft).text(lengths, pdfMargin + width - 130, top, { width: 130, align: 'right' })
    page.x = pdfMargin
    page.y = top + height + 8
  })
}

/** The directions on paper, for the glove box. */
export async function directionsPdf(
  directions: Directions,
  address: string,
  company: string,
): Promise<FileReply> {
  const { fromName, resortName, resortCode, from, distance, minutes, steps } = directions
  const title = `From ${fromName} to ${resortName}`
  const content = await pdf(title, (page) => {
    pdfHeading(page, company, title)
    pdfFacts(page, [
      ['Distance', formatDistance(distance)],
      ['Driving time (without stops)', formatDuration(minutes)],
      ['Address', address],
    ])
    page.moveDown(0.6)
    sketch(page, directions)
    stepList(page, steps)
    page.moveDown(0.8).font('Helvetica').fontSize(9).fillColor(soft)
    page.text(
      'Roads change. Where road signs differ from these directions, follow the signs. Take a break every two hours.',
    )
  })
  return { fileName: `directions-${from}-${resortCode.toLowerCase()}.pdf`, content }
}

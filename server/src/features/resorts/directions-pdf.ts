import type { FileReply } from '#contract/call.ts'
import { lightColours } from '#contract/maps/map-colours.ts'
import { shortCredit } from '#contract/maps/map-credits.ts'
import type { Box } from '#contract/maps/occupied.ts'
import { formatDistance, formatDuration } from '#contract/resorts/directions.ts'
import type { Directions } from '#contract/resorts/directions.schema.ts'
import {
  frameAround,
  inPicture,
  sceneOf,
  type PictureFrame,
  type PicturePoint,
} from '../../kit/maps/map-scene.ts'
import { drawMap, measureOn, sizeOnPaper } from '../../kit/maps/pdf-map.ts'
import {
  pdf,
  pdfColours,
  pdfFacts,
  pdfMargin,
  pdfNeeds,
  pdfNote,
  pdfWidth,
  type Pdf,
} from '../../kit/pdf.ts'
import { pdfFonts } from '../../kit/pdf-fonts.ts'
import { pdfHeading, type PdfSender } from '../../kit/pdf-head.ts'

const ochre = '#b97a12'
const mapHeight = 300

/** A name beside its dot, on the side with enough space. */
interface End {
  at: PicturePoint
  name: string
  colour: string
  box: Box
}

function endAt(
  page: Pdf,
  at: PicturePoint,
  name: string,
  colour: string,
  frame: PictureFrame,
): End {
  const [x, y] = at
  page.font(pdfFonts.bold).fontSize(9)
  const width = page.widthOfString(name) + 10
  const left = x + 8 + width < frame.width ? x + 8 : Math.max(x - 8 - width, 2)
  return { at, name, colour, box: { left, right: left + width, top: y - 8, bottom: y + 8 } }
}

function drawEnd(page: Pdf, { at, name, colour, box }: End): void {
  page
    .circle(...at, 4.5)
    .lineWidth(1.5)
    .fillAndStroke(colour, '#ffffff')
  page.roundedRect(box.left, box.top, box.right - box.left, box.bottom - box.top, 8).fill(colour)
  page.font(pdfFonts.bold).fontSize(9).fillColor('#ffffff')
  page.text(name, box.left + 5, box.top + 2.6, { lineBreak: false })
}

function drawRoute(page: Pdf, points: readonly PicturePoint[]): void {
  for (const [colour, width] of [
    ['#ffffff', 5],
    [lightColours.route, 2.8],
  ] as const) {
    points.forEach((point, index) => (index ? page.lineTo(...point) : page.moveTo(...point)))
    page.undash().lineWidth(width).lineJoin('round').lineCap('round').stroke(colour)
  }
}

/** The map with the route, as on the screen. */
function routeMap(page: Pdf, { line, fromName, resortName }: Directions, ngi: boolean): void {
  const width = pdfWidth(page)
  const top = page.y
  const way = line.map(([lat, lng]) => ({ lat, lng }))
  const frame = frameAround(way, { width, height: mapHeight, inset: 34 })
  const points = way.map((place) => inPicture(place, frame))
  const ends = [
    endAt(page, points[0] as PicturePoint, fromName, pdfColours.violet, frame),
    endAt(page, points.at(-1) as PicturePoint, resortName, ochre, frame),
  ]
  const obstacles = ends.flatMap(({ at: [x, y], name, box }) => [
    { ...box, name },
    { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 },
  ])
  const scene = sceneOf(frame, {
    ngi,
    measure: measureOn(page),
    obstacles,
    size: sizeOnPaper,
  })
  drawMap(page, scene, { x: pdfMargin, y: top, width, height: mapHeight }, () => {
    drawRoute(page, points)
  })
  page.save().translate(pdfMargin, top)
  for (const end of ends) drawEnd(page, end)
  page.restore()
  page.font(pdfFonts.text).fontSize(6.5).fillColor(pdfColours.soft)
  page.text(shortCredit(ngi), pdfMargin, top + mapHeight + 4, { width, align: 'right' })
  page.x = pdfMargin
  page.y = top + mapHeight + 20
}

function stepList(page: Pdf, steps: Directions['steps']) {
  const width = pdfWidth(page)
  const textWidth = width - 24 - 130
  steps.forEach((step, index) => {
    page.font(pdfFonts.text).fontSize(11)
    const height = page.heightOfString(step.text, { width: textWidth })
    pdfNeeds(page, height + 14)
    const top = page.y
    page.fillColor(pdfColours.violet).text(`${index + 1}.`, pdfMargin, top, { width: 20 })
    page.fillColor(pdfColours.ink).text(step.text, pdfMargin + 24, top, { width: textWidth })
    const lengths = `${formatDistance(step.distance)}, ${formatDuration(step.minutes)}`
    page
      .fillColor(pdfColours.soft)
      .text(lengths, pdfMargin + width - 130, top, { width: 130, align: 'right' })
    page.x = pdfMargin
    page.y = top + height + 8
  })
}

/** The directions as a PDF, to print. */
export async function directionsPdf(
  directions: Directions,
  { address, company, ngi }: { address: string; company: PdfSender; ngi: boolean },
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
    routeMap(page, directions, ngi)
    stepList(page, steps)
    pdfNote(
      page,
      'Roads change. Where road signs differ from these directions, follow the signs. Take a break every two hours.',
    )
  })
  return { fileName: `directions-${from}-${resortCode.toLowerCase()}.pdf`, content }
}

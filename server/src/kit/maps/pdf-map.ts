import type { LabelStyle } from '#contract/maps/label-style.ts'
import { lightColours } from '#contract/maps/map-colours.ts'
import type { PlacedLabel } from '#contract/maps/place-labels.ts'
import type { Pdf } from '../pdf.ts'
import type { MapScene, PicturePoint, SceneShape } from './map-scene.ts'

/** On paper names are a little smaller than on a screen. */
export const sizeOnPaper = 0.72

function fontOf({ weight, italic }: LabelStyle): string {
  if (italic) return 'Helvetica-Oblique'
  return weight >= 600 ? 'Helvetica-Bold' : 'Helvetica'
}

/** Removes the plane symbol of airports, which the fonts of PDFs do not have. */
const onPaper = (text: string) => text.replace('✈\ufe0e\u00a0', '')

export function measureOn(page: Pdf) {
  return (text: string, style: LabelStyle): number => {
    page.font(fontOf(style)).fontSize(style.size)
    const spacing = (style.spacing ?? 0) * style.size
    return page.widthOfString(onPaper(text)) + spacing * text.length
  }
}

function trace(page: Pdf, lines: readonly PicturePoint[][], closed: boolean): void {
  for (const [first, ...rest] of lines) {
    if (!first) continue
    page.moveTo(...first)
    for (const point of rest) page.lineTo(...point)
    if (closed) page.closePath()
  }
}

function drawShape(page: Pdf, { colour, width, dash, lines }: SceneShape): void {
  trace(page, lines, width === undefined)
  if (width === undefined) {
    page.fill(colour)
    return
  }
  page
    .lineWidth(width)
    .lineJoin('round')
    .lineCap(dash.length ? 'butt' : 'round')
  if (dash.length) page.dash(dash[0] as number, { space: dash[1] ?? dash[0] ?? 1 })
  else page.undash()
  page.stroke(colour)
  page.undash()
}

function drawDot(page: Pdf, { x, y }: PlacedLabel): void {
  page.circle(x, y, 1.8).lineWidth(0.9).fillAndStroke(lightColours.land, lightColours.dot)
}

function drawLabel(page: Pdf, label: PlacedLabel): void {
  const { lines, style, textX, textY, angle, anchor, width, height } = label
  const size = style.size
  const characterSpacing = (style.spacing ?? 0) * size
  if (anchor === 'dot') drawDot(page, label)
  page.save()
  page.rotate(angle, { origin: [textX, textY] })
  if (anchor === 'shield') {
    page.roundedRect(textX - width / 2, textY - height / 2, width, height, 2.5).lineWidth(0.6)
    page.fillAndStroke(lightColours.shield, lightColours.shieldEdge)
  }
  page.font(fontOf(style)).fontSize(size)
  lines.map(onPaper).forEach((line, index) => {
    const y = textY + (index - (lines.length - 1) / 2) * size * 1.16 - size * 0.36
    const x = textX - (page.widthOfString(line) + characterSpacing * line.length) / 2
    const options = { lineBreak: false, characterSpacing }
    if (anchor !== 'shield') {
      page.lineWidth(1.6).lineJoin('round').strokeColor(lightColours.land)
      page.text(line, x, y, { ...options, stroke: true, fill: false })
    }
    page
      .fillColor(lightColours[style.colour])
      .text(line, x, y, { ...options, stroke: false, fill: true })
  })
  page.restore()
}

/** Draws between the land and the names: the route and its ends. */
export type Between = (page: Pdf) => void

/** A map at a place of the page, cut off at a rounded frame. */
export function drawMap(
  page: Pdf,
  scene: MapScene,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  between: Between,
): void {
  page.save()
  page.roundedRect(x, y, width, height, 8).clip()
  page.rect(x, y, width, height).fill(scene.ground)
  page.translate(x, y)
  for (const shape of scene.shapes) drawShape(page, shape)
  between(page)
  for (const label of scene.labels.toReversed()) drawLabel(page, label)
  page.restore()
}

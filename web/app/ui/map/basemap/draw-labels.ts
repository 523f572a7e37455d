import type { LabelStyle } from '#contract/maps/label-style.ts'
import type { MapColours } from '#contract/maps/map-colours.ts'
import type { Measure, PlacedLabel } from '#contract/maps/place-labels.ts'

const family = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif"

function use(context: CanvasRenderingContext2D, { size, weight, italic, spacing = 0 }: LabelStyle) {
  context.font = `${italic ? 'italic ' : ''}${weight} ${size}px ${family}`
  context.letterSpacing = `${spacing * size}px`
}

/** Measures texts, each once. */
export function measureWith(context: CanvasRenderingContext2D): Measure {
  const widths = new Map<string, number>()
  return (text, style) => {
    const key = `${style.size} ${style.weight} ${style.spacing} ${style.italic} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    use(context, style)
    const { width } = context.measureText(text)
    widths.set(key, width)
    return width
  }
}

function drawDot(context: CanvasRenderingContext2D, { x, y, style }: PlacedLabel, c: MapColours) {
  context.beginPath()
  context.arc(x, y, style.weight >= 700 ? 3.4 : 2.4, 0, 2 * Math.PI)
  context.fillStyle = c.land
  context.fill()
  context.lineWidth = style.weight >= 700 ? 1.6 : 1.3
  context.strokeStyle = c.dot
  context.stroke()
}

function drawShield(context: CanvasRenderingContext2D, label: PlacedLabel, c: MapColours) {
  const { textX, textY, width, height } = label
  context.beginPath()
  context.roundRect(textX - width / 2, textY - height / 2, width, height, 3.5)
  context.fillStyle = c.shield
  context.fill()
  context.lineWidth = 1
  context.strokeStyle = c.shieldEdge
  context.stroke()
}

function drawText(context: CanvasRenderingContext2D, label: PlacedLabel, c: MapColours) {
  const { lines, style, textX, textY, angle, anchor } = label
  const step = style.size * 1.16
  use(context, style)
  context.save()
  context.translate(textX, textY)
  context.rotate((angle * Math.PI) / 180)
  context.fillStyle = c[style.colour]
  context.strokeStyle = c[style.halo]
  context.lineWidth = 3
  // Letter spacing also follows the last letter.
  const shift = ((style.spacing ?? 0) * style.size) / 2
  lines.forEach((line, index) => {
    const y = (index - (lines.length - 1) / 2) * step + style.size * 0.04
    if (anchor !== 'shield') context.strokeText(line, shift, y)
    context.fillText(line, shift, y)
  })
  context.restore()
}

export function drawLabels(
  context: CanvasRenderingContext2D,
  labels: readonly PlacedLabel[],
  ratio: number,
  colours: MapColours,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  // The most important are drawn last.
  for (const label of labels.toReversed()) {
    if (label.anchor === 'dot') drawDot(context, label, colours)
    if (label.anchor === 'shield') drawShield(context, label, colours)
    drawText(context, label, colours)
  }
}

import { lightColours } from '#contract/maps/map-colours.ts'
import type { PlacedLabel } from '#contract/maps/place-labels.ts'
import { textOutlines } from './map-text.ts'
import type { MapScene, PicturePoint, SceneShape } from './map-scene.ts'

type Values = Record<string, string | number | undefined>

/** An SVG element; its attributes come from the program and need no escaping. */
export function element(name: string, values: Values, inside = ''): string {
  const written = Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  return `<${name}${written}>${inside}</${name}>`
}

const pathOf = (lines: readonly PicturePoint[][], end: string) =>
  lines.map((points) => `M${points.map((point) => point.join(' ')).join('L')}${end}`).join('')

function shape({ colour, width, dash, lines }: SceneShape): string {
  if (width === undefined) return element('path', { d: pathOf(lines, 'Z'), fill: colour })
  return element('path', {
    d: pathOf(lines, ''),
    fill: 'none',
    stroke: colour,
    'stroke-width': width.toFixed(2),
    'stroke-linejoin': 'round',
    'stroke-linecap': dash.length ? 'butt' : 'round',
    'stroke-dasharray': dash.join(' '),
  })
}

interface SvgText {
  text: string
  x: number
  y: number
  style: Parameters<typeof textOutlines>[3]
  colour: string
  /** Around the letters, so that they can be read on anything. */
  halo?: string
}

export function svgText({ text, x, y, style, colour, halo }: SvgText): string {
  const d = textOutlines(text, x, y, style)
  const around = { fill: 'none', stroke: halo, 'stroke-width': 3, 'stroke-linejoin': 'round' }
  return (halo ? element('path', { d, ...around }) : '') + element('path', { d, fill: colour })
}

const slant = 'skewX(-11)'

function label({ lines, style, x, y, textX, textY, angle, anchor, width, height }: PlacedLabel) {
  const dot =
    anchor === 'dot'
      ? element('circle', {
          cx: x,
          cy: y,
          r: 2.4,
          fill: lightColours.land,
          stroke: lightColours.dot,
          'stroke-width': 1.2,
        })
      : ''
  const shield =
    anchor === 'shield'
      ? element('rect', {
          x: -width / 2,
          y: -height / 2,
          width,
          height,
          rx: 3,
          fill: lightColours.shield,
          stroke: lightColours.shieldEdge,
        })
      : ''
  const written = lines.map((text, index) =>
    svgText({
      text,
      x: 0,
      y: (index - (lines.length - 1) / 2) * style.size * 1.16,
      style,
      colour: lightColours[style.colour],
      ...(anchor === 'shield' ? {} : { halo: lightColours[style.halo] }),
    }),
  )
  const turned = `translate(${textX.toFixed(1)} ${textY.toFixed(1)}) rotate(${angle.toFixed(1)})`
  const transform = style.italic ? `${turned} ${slant}` : turned
  return dot + element('g', { transform }, shield + written.join(''))
}

/** The map as a drawing; `over` lies above its names. */
export function svgMap(
  { ground, shapes, labels }: MapScene,
  { width, height }: { width: number; height: number },
  over: string,
): string {
  const inside = [
    element('rect', { width, height, fill: ground }),
    ...shapes.map(shape),
    ...labels.toReversed().map(label),
    over,
  ]
  const values = { xmlns: 'http://www.w3.org/2000/svg', width, height }
  return element('svg', { ...values, viewBox: `0 0 ${width} ${height}` }, inside.join(''))
}

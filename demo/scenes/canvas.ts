import { mix, multiply } from './colour.ts'
import type { Palette } from './palettes.ts'
import type { Look } from './look.ts'
import type { Rand } from './random.ts'
import { path, polygon, round1 } from './shapes.ts'
import type { Point } from './shapes.ts'
import { PLAIN_BACKDROP } from './towns.ts'
import type { Backdrop } from './towns.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Attributes = { opacity?: number; rx?: number; turn?: readonly [number, number, number] }
type Camera = { mirrored: boolean; zoom: number; x: number; y: number }

function attributes({ opacity, rx, turn }: Attributes): string {
  return (
    (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`) +
    (rx === undefined ? '' : ` rx="${round1(rx)}"`) +
    (turn === undefined ? '' : ` transform="rotate(${turn.map(round1).join(' ')})"`)
  )
}

const stopMarkup = ([offset, colour, opacity]: Stop): string => {
  const alpha = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
  return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`
}

/** Collects SVG. Local colours go through `tone`, `lit` and `shade`, which grade them for the time
 *  of day: that is what keeps a picture together. */
export class Canvas {
  palette: Palette
  readonly rand: Rand
  /** What lies behind the building, and what the listing says of it. */
  readonly backdrop: Backdrop
  readonly look: Look
  private readonly defs: string[] = []
  private readonly paints = new Map<string, string>()
  private readonly overlay: string[] = []
  private out: string[] = []
  private ids = 0

  constructor(palette: Palette, rand: Rand, scene: { backdrop?: Backdrop; look?: Look } = {}) {
    this.palette = palette
    this.rand = rand
    this.backdrop = scene.backdrop ?? PLAIN_BACKDROP[palette.region]
    this.look = scene.look ?? {}
  }

  tone(colour: string, depth = 0): string {
    return mix(multiply(colour, this.palette.tint), this.palette.haze, depth)
  }

  lit(colour: string, amount = 0.28): string {
    return mix(this.tone(colour), this.palette.light, amount)
  }

  shade(colour: string, amount = 0.4): string {
    return mix(this.tone(colour), this.palette.shade, amount)
  }

  /** From lit on the left to shaded on the right: the light always falls from the left. */
  rounded(colour: string, light = 0.28, dark = 0.28): string {
    return this.across(this.lit(colour, light), this.shade(colour, dark))
  }

  private paint(tag: string, geometry: string, stops: readonly Stop[]): string {
    const body = `${geometry}>${stops.map(stopMarkup).join('')}</${tag}>`
    let id = this.paints.get(body)
    if (id === undefined) {
      id = `g${this.ids++}`
      this.paints.set(body, id)
      this.defs.push(`<${tag} id="${id}" ${body}`)
    }
    return `url(#${id})`
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.paint('linearGradient', `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`, stops)
  }

  across(left: string, right: string): string {
    return this.linear(
      [
        [0, left],
        [1, right],
      ],
      0,
      0,
      1,
      0,
    )
  }

  down(top: string, bottom: string): string {
    return this.linear([
      [0, top],
      [1, bottom],
    ])
  }

  slant(from: string, to: string, x = 1, y = 0.4): string {
    return this.linear(
      [
        [0, from],
        [1, to],
      ],
      0,
      0,
      x,
      y,
    )
  }

  /** One colour that fades out downwards. */
  fade(colour: string, top: number, bottom = 0): string {
    return this.linear([
      [0, colour, top],
      [1, colour, bottom],
    ])
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.paint('radialGradient', `cx="${cx}" cy="${cy}" r="${r}"`, stops)
  }

  fill(d: string, paint: string, extra: Attributes = {}): void {
    if (d !== '') this.out.push(`<path d="${d}" fill="${paint}"${attributes(extra)}/>`)
  }

  shape(points: readonly Point[], paint: string, extra: Attributes = {}): void {
    this.fill(polygon(points), paint, extra)
  }

  rect(x: number, y: number, w: number, h: number, paint: string, extra: Attributes = {}): void {
    this.out.push(
      path`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint}"${attributes(extra)}/>`,
    )
  }

  ellipse(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    paint: string,
    extra: Attributes = {},
  ): void {
    this.out.push(
      path`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${paint}"${attributes(extra)}/>`,
    )
  }

  stroke(d: string, colour: string, width: number, extra: Attributes = {}): void {
    if (d === '') return
    this.out.push(
      path`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`,
    )
  }

  /** Zero-length strokes with round caps: hundreds of dots in one path. */
  dots(points: readonly Point[], colour: string, size: number, extra: Attributes = {}): void {
    this.stroke(points.map(([x, y]) => path`M${x} ${y}h.1`).join(''), colour, size, extra)
  }

  /** A radial gradient instead of a blur filter, which is slow to render. */
  glow(cx: number, cy: number, rx: number, colour: string, opacity = 0.6, ry = rx): void {
    const stops: Stop[] = [
      [0, colour, opacity],
      [0.4, colour, opacity * 0.45],
      [1, colour, 0],
    ]
    this.ellipse(cx, cy, rx, ry, this.radial(stops))
  }

  group(transform: string, draw: () => void): void {
    this.out.push(`<g transform="${transform}">`)
    draw()
    this.out.push('</g>')
  }

  clip(d: string, draw: () => void): void {
    const id = `c${this.ids++}`
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`)
    this.out.push(`<g clip-path="url(#${id})">`)
    draw()
    this.out.push('</g>')
  }

  /** Drawn over everything and not moved by the camera. */
  inFront(draw: () => void): void {
    const saved = this.out
    this.out = this.overlay
    draw()
    this.out = saved
  }

  withPalette(palette: Palette, draw: () => void): void {
    const saved = this.palette
    this.palette = palette
    draw()
    this.palette = saved
  }

  svg(size: { width: number; height: number; units: number }, camera?: Camera): string {
    const { width, height, units } = size
    const zoom = camera?.zoom ?? 1
    const shiftX = (camera?.x ?? 0) * (1 - zoom)
    const shiftY = (camera?.y ?? 0) * (1 - zoom)
    const mirror = camera?.mirrored ? `translate(${units} 0) scale(-1 1)` : 'scale(1)'
    const move = `${path`translate(${shiftX} ${shiftY})`} scale(${zoom.toFixed(3)})`
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`,
      ` viewBox="0 0 ${units} ${(height * units) / width}"><defs>${this.defs.join('')}</defs>`,
      `<g transform="${mirror}"><g transform="${move}">${this.out.join('')}</g>`,
      `${this.overlay.join('')}</g></svg>`,
    ].join('')
  }
}

import { mix } from '../colour.ts'
import { drawBackdrop } from '../backdrops.ts'
import { drawGround } from '../land.ts'
import { range } from '../random.ts'
import { box, path } from '../shapes.ts'
import { drawPlant } from '../trees.ts'
import type { Room } from './room.ts'

type Frame = { x: number; y: number; w: number; h: number }
type ViewOptions = {
  panes: number
  transom?: boolean
  curtains?: 'none' | 'short' | 'full'
  frame?: string
}

/** A window that holds a real small landscape of the listing's own region. Returns the function
 *  that throws its light on the floor, to be called before furniture is drawn. */
export function drawView(room: Room, at: Frame, options: ViewOptions): () => void {
  const { cv } = room
  const { x, y, w, h } = at
  const frame = options.frame ?? '#fdfaf2'
  cv.rect(x - 14, y - 14, w + 28, h + 28, cv.lit(frame, 0.2))
  cv.rect(x - 14, y + h + 8, w + 34, 12, cv.shade(frame, 0.1))
  drawLandscape(room, at)
  const mullions = range(options.panes - 1).map(
    (i) => path`M${x + (w * (i + 1)) / options.panes} ${y}v${h}`,
  )
  const transom = options.transom === true ? path`M${x} ${y + h * 0.3}h${w}` : ''
  cv.stroke(mullions.join('') + transom, cv.lit(frame, 0.1), 9)
  cv.shape(
    [
      [x + w * 0.06, y + h],
      [x + w * 0.3, y],
      [x + w * 0.4, y],
      [x + w * 0.16, y + h],
    ],
    '#ffffff',
    { opacity: 0.1 },
  )
  cv.rect(x, y, w, 10, cv.palette.shade, { opacity: 0.3 })
  const curtains = options.curtains ?? 'none'
  if (curtains !== 'none') drawCurtains(room, at, curtains === 'full' ? room.floor - 4 : y + h + 40)
  return () => drawSunPatch(room, at, options.panes)
}

function drawLandscape({ cv, outside }: Room, { x, y, w, h }: Frame): void {
  const k = Math.max(w / 1200, h / 640)
  const move = path`translate(${x + w / 2 - 600 * k} ${y + h - 700 * k})`
  cv.withPalette(outside, () =>
    cv.clip(box(x, y, w, h), () =>
      cv.group(`${move} scale(${k.toFixed(3)})`, () => {
        const r = cv.rand.stream('view')
        drawBackdrop(cv, 480)
        drawGround(cv, 486)
        const first = outside.plants[0] ?? 'round'
        const kind = r.chance(outside.region === 'gauteng' ? 0.8 : 0.45) ? 'jacaranda' : first
        drawPlant(cv, kind, 600 + r.between(-340, 340), 640, r.between(340, 430), 'view1')
        drawPlant(cv, r.pick(outside.plants), 600 + r.between(-420, 420), 540, 190, 'view2')
      }),
    ),
  )
}

function drawCurtains({ cv, scheme }: Room, { x, y, w, h }: Frame, bottom: number): void {
  const cloth = mix(scheme.wall, '#fffaf0', 0.55)
  const cw = w * 0.14 + 24
  const top = y - 34
  const middle = y + h * 0.5
  for (const left of [true, false]) {
    const cx = left ? x - 44 : x + w + 44 - cw
    const outer = path`M${cx} ${top}h${cw}Q${cx + cw * (left ? 0.8 : 1.06)} ${middle} ${cx + cw + (left ? 4 : 0)} ${bottom}`
    const inner = path`H${cx - (left ? 0 : 4)}Q${cx + cw * (left ? -0.06 : 0.2)} ${middle} ${cx} ${top}Z`
    cv.fill(outer + inner, cv.rounded(cloth, 0.3, 0.16))
    const folds = range(4).map(
      (i) => path`M${cx + (cw * (i + 0.8)) / 4.6} ${top + 4}V${bottom - 4}`,
    )
    cv.stroke(folds.join(''), cv.palette.shade, 3, { opacity: 0.14 })
  }
  cv.stroke(path`M${x - 62} ${y - 36}H${x + w + 62}`, cv.shade(scheme.wood, 0.2), 7)
}

function drawSunPatch({ cv, outside, floor }: Room, { x, y, w }: Frame, panes: number): void {
  if (outside.night >= 0.5) return
  const reach = 90 + 120 * outside.shadowLength
  const { light } = outside
  const patch = cv.fade(light, 0.6, 0.25)
  for (let i = 0; i < panes; i++) {
    const from = x + (w * i) / panes + 5
    const to = x + (w * (i + 1)) / panes - 5
    cv.shape(
      [
        [from + reach * 0.5, floor + 30],
        [to + reach * 0.5, floor + 30],
        [to + reach * 1.25, 786],
        [from + reach * 1.25 - 20, 786],
      ],
      patch,
    )
  }
  cv.shape(
    [
      [x, y],
      [x + w, y],
      [x + w + reach * 1.25, 786],
      [x + reach * 0.9, 786],
    ],
    cv.fade(light, 0.16),
  )
}

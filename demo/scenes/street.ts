import type { Canvas } from './canvas.ts'
import { LAMPLIGHT } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path, round1 } from './shapes.ts'

export const CAR_COLOURS = ['#c5533f', '#e9e4da', '#3f6a8a', '#d9a441', '#6a4f93', '#5f7f6a']

export function drawStreet(cv: Canvas, y: number, r: Rand): void {
  cv.rect(-10, y, 1220, 30, cv.down(cv.lit('#ddd0c0', 0.3), cv.shade('#c9b9a8', 0.08)))
  cv.rect(-10, y + 28, 1220, 7, cv.shade('#b5a594', 0.25))
  cv.rect(-10, y + 35, 1220, 800 - y, cv.down(cv.shade('#8d8690', 0.1), cv.shade('#6a6474', 0.35)))
  const dashes = range(8).map((i) => path`M${-60 + i * 180 + r.between(0, 6)} ${y + 120}h96`)
  cv.stroke(dashes.join(''), cv.lit('#f6eee0', 0.1), 8, { opacity: 0.75 })
}

export function drawCar(cv: Canvas, x: number, y: number, w: number, colour: string): void {
  const { shade, night } = cv.palette
  const h = w * 0.3
  const at = (kx: number, ky: number): string => path`${x + w * kx} ${y - h * ky}`
  cv.ellipse(x + w * 0.6, y + 2, w * 0.62, w * 0.06, shade, { opacity: 0.45 })
  const body = [
    `M${at(0, 0.25)}Q${at(0, 0.62)} ${at(0.14, 0.64)}L${at(0.28, 1.12)}Q${at(0.31, 1.22)} ${at(0.36, 1.22)}`,
    `L${at(0.64, 1.22)}Q${at(0.7, 1.22)} ${at(0.74, 1.12)}L${at(0.83, 0.68)}Q${at(1, 0.62)} ${at(1, 0.25)}`,
    `L${at(1, 0.14)}L${at(0, 0.14)}Z`,
  ]
  const stops = [
    [0, cv.lit(colour, 0.42)],
    [0.5, cv.tone(colour)],
    [1, cv.shade(colour, 0.35)],
  ] as const
  cv.fill(body.join(''), cv.linear(stops, 0, 0, 0.3, 1))
  const rear = `M${at(0.21, 0.68)}L${at(0.32, 1.08)}L${at(0.49, 1.08)}L${at(0.49, 0.68)}Z`
  const front = `M${at(0.52, 0.68)}L${at(0.52, 1.08)}L${at(0.66, 1.08)}L${at(0.76, 0.68)}Z`
  cv.fill(rear + front, cv.shade('#44566c', 0.2))
  for (const k of [0.22, 0.78]) drawWheel(cv, x + w * k, y - h * 0.13, w * 0.085)
  if (night > 0.5) cv.glow(x + w, y - h * 0.42, w * 0.3, '#ffe1a0', 0.7)
}

function drawWheel(cv: Canvas, x: number, y: number, size: number): void {
  cv.ellipse(x, y, size, size, cv.shade('#2c2a33', 0.2))
  cv.ellipse(x, y, size * 0.48, size * 0.48, cv.tone('#c9c5c8'))
}

export function drawStreetLamp(cv: Canvas, x: number, y: number, h: number): void {
  const on = cv.palette.night > 0.5
  cv.stroke(path`M${x} ${y}V${y - h}q0 -14 16 -14h14`, cv.shade('#4a4652', 0.3), 4)
  cv.ellipse(x + 32, y - h - 12, 10, 5, on ? '#fff0c4' : cv.tone('#e8e2d4'))
  if (on) cv.glow(x + 32, y - h - 8, 90, LAMPLIGHT, 0.6)
}

const CLOTHES = ['#6a4f93', '#c5533f', '#34506e', '#e0b04f', '#f4efe6', '#2f5d5a']
const SKINS = ['#6b4632', '#8a5a40', '#c89a78', '#4f3426']

type Crowd = { count: number; top: number; bottom: number; height?: number }

export function drawPeople(cv: Canvas, r: Rand, crowd: Crowd): void {
  for (let i = 0; i < crowd.count; i++) {
    const y = r.between(crowd.top, crowd.bottom)
    const h = crowd.height ?? 46 + ((y - 600) / 200) * 70
    drawWalker(cv, r, r.between(300, 960), y, h)
  }
}

/** Mid-stride, with a swinging arm and often a bag: standing figures look like skittles. */
function drawWalker(cv: Canvas, r: Rand, x: number, y: number, h: number): void {
  const { shade, shadow, shadowLength } = cv.palette
  const facing = r.chance(0.5) ? 1 : -1
  const reach = h * 0.54 * shadowLength
  const stride = r.between(0.07, 0.13) * facing
  const at = (kx: number, ky: number): string => path`${x + h * kx} ${y - h * ky}`
  cv.shape(
    [
      [x - 3, y],
      [x + 4, y],
      [x + reach, y + h * 0.16],
      [x + reach * 0.88, y + h * 0.2],
    ],
    shade,
    { opacity: shadow },
  )
  const skin = cv.shade(r.pick(SKINS), 0.12)
  const trousers = cv.shade(r.pick(['#3a3a4a', '#4a4038', '#34405a']), 0.22)
  cv.stroke(`M${at(0, 0.46)}Q${at(-stride * 0.3, 0.22)} ${at(-stride, 0.02)}`, trousers, h * 0.062)
  cv.stroke(`M${at(0, 0.46)}Q${at(stride * 0.9, 0.26)} ${at(stride, 0.01)}`, trousers, h * 0.066)
  const top = r.pick(CLOTHES)
  const skirt = r.chance(0.35)
  const hem = skirt ? 0.13 : 0.085
  const low = skirt ? 0.28 : 0.42
  const torso = `M${at(-0.075, 0.8)}Q${at(0, 0.86)} ${at(0.075, 0.8)}L${at(hem, low)}Q${at(0, low - 0.03)} ${at(-hem, low)}Z`
  cv.fill(torso, cv.rounded(top, 0.2, 0.25))
  cv.stroke(
    `M${at(0.02 * facing, 0.77)}Q${at(-0.1 * facing, 0.62)} ${at(-0.06 * facing - stride * 0.5, 0.48)}`,
    cv.shade(top, 0.3),
    h * 0.045,
  )
  if (r.chance(0.5)) {
    const bag = x - h * (0.06 * facing + stride * 0.5) - h * 0.06
    cv.rect(bag, y - h * 0.47, h * 0.12, h * 0.14, cv.rounded(r.pick(CLOTHES), 0.2, 0.2), {
      rx: h * 0.015,
    })
  }
  cv.ellipse(x + h * 0.012 * facing, y - h * 0.91, h * 0.062, h * 0.075, skin)
  cv.fill(
    `M${at(-0.064, 0.92)}Q${at(-0.05, 1)} ${at(0.01, 0.995)}Q${at(0.07, 0.99)} ${at(0.066, 0.92)}Q${at(0, 0.97)} ${at(-0.064, 0.92)}Z`,
    cv.shade('#2a2226', 0.15),
  )
}

export function drawTruck(cv: Canvas, x: number, y: number, scale: number, colour: string): void {
  cv.group(`translate(${round1(x)} ${round1(y)}) scale(${scale})`, () => {
    cv.ellipse(120, 2, 140, 9, cv.palette.shade, { opacity: 0.45 })
    cv.rect(0, -112, 178, 92, cv.slant(cv.lit('#fbf6ee', 0.35), cv.shade('#e6dccd', 0.15)), {
      rx: 4,
    })
    cv.rect(0, -70, 178, 16, cv.tone(colour))
    const cab = 'M182 -22V-92h34q10 0 15 10l14 26q3 5 3 12v22Z'
    cv.fill(cab, cv.slant(cv.lit(colour, 0.35), cv.shade(colour, 0.25), 0.6, 1))
    cv.fill('M194 -82h22q6 0 9 6l10 20h-41Z', cv.shade('#44566c', 0.15))
    cv.rect(0, -22, 248, 9, cv.shade('#3a3842', 0.2))
    for (const wheel of [36, 74, 212]) drawWheel(cv, wheel, -12, 16)
  })
}

export function drawCrates(cv: Canvas, x: number, y: number, r: Rand): void {
  for (let i = 0; i < 5; i++) {
    const cx = x + (i % 3) * 62 + (i > 2 ? 30 : 0)
    const cy = y - (i > 2 ? 52 : 0)
    const colour = r.pick(['#c99a66', '#b98a5a', '#d8b07a', '#8a6fb5'])
    cv.rect(cx, cy - 48, 58, 48, cv.slant(cv.lit(colour, 0.3), cv.shade(colour, 0.28), 1, 0.3))
    cv.rect(cx + 22, cy - 48, 12, 48, cv.palette.shade, { opacity: 0.2 })
    cv.rect(cx, cy, 58, 6, cv.shade('#7a5a40', 0.2))
  }
}

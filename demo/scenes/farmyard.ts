import type { Canvas } from './canvas.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path, polygon, round1 } from './shapes.ts'

export function drawWindpump(cv: Canvas, x: number, y: number, h: number): void {
  const steel = cv.shade('#6a625e', 0.2)
  const top = y - h
  const wheel = h * 0.2
  const legs = path`M${x - h * 0.13} ${y}L${x - 3} ${top}M${x + h * 0.13} ${y}L${x + 3} ${top}`
  const braces = [0.2, 0.42, 0.64].map((t) => {
    const half = h * 0.13 * (1 - t)
    return path`M${x - half} ${y - h * t}H${x + half}L${x - h * 0.13 * (0.8 - t)} ${y - h * (t + 0.2)}`
  })
  cv.stroke(legs + braces.join(''), steel, 3)
  const vanes = range(14).map((i) => {
    const a = (i / 14) * Math.PI * 2
    const b = a + 0.27
    const at = (angle: number, k: number): readonly [number, number] => [
      x + Math.cos(angle) * wheel * k,
      top + Math.sin(angle) * wheel * k,
    ]
    return polygon([at(a, 0.3), at(a, 1), at(b, 1), at(b, 0.3)])
  })
  cv.fill(vanes.join(''), cv.lit('#b9b4ae', 0.2))
  const [near, far] = [x + wheel * 1.5, x + wheel * 2]
  cv.shape(
    [
      [x, top - 3],
      [near, top - 12],
      [far, top - 18],
      [far, top + 14],
      [near, top + 8],
      [x, top + 3],
    ],
    steel,
  )
  cv.rect(
    x + h * 0.2,
    y - 26,
    60,
    28,
    cv.across(cv.lit('#c9c2b8', 0.3), cv.shade('#a59c94', 0.3)),
    { rx: 3 },
  )
}

export function drawAntelope(cv: Canvas, x: number, y: number, h: number, facing: 1 | -1): void {
  const k = h / 60
  cv.group(
    `translate(${round1(x)} ${round1(y)}) scale(${(facing * k).toFixed(2)} ${k.toFixed(2)})`,
    () => {
      cv.ellipse(6, 1, 34, 4, cv.palette.shade, { opacity: 0.35 })
      const body =
        'M-22 -34Q-26 -44 -14 -45L8 -44Q14 -50 17 -60L15 -66L20 -66Q30 -62 29 -58L24 -55Q22 -44 18 -32L17 0H13.5L12 -26Q0 -22 -12 -27L-13 0H-16.5L-18 -24L-21 0H-24Z'
      cv.fill(body, cv.shade('#a5683f', 0.25))
      cv.stroke('M18 -66q-4 -9 1 -18M21 -66q0 -10 6 -16', cv.shade('#4a3830', 0.3), 2)
      cv.stroke('M-14 -42L8 -41', cv.palette.light, 2, { opacity: 0.5 })
    },
  )
}

export function drawSheep(cv: Canvas, x: number, y: number, h: number, facing: 1 | -1): void {
  const k = h / 40
  cv.group(
    `translate(${round1(x)} ${round1(y)}) scale(${(facing * k).toFixed(2)} ${k.toFixed(2)})`,
    () => {
      cv.ellipse(4, 1, 28, 4, cv.palette.shade, { opacity: 0.3 })
      cv.stroke('M-12 -10V0M-5 -10V0M7 -10V0M13 -10V0', cv.shade('#4a4046', 0.2), 3)
      const fleece =
        'M-20 -18Q-24 -30 -12 -33Q-2 -40 8 -34Q19 -34 19 -23Q21 -12 9 -10H-10Q-19 -9 -20 -18Z'
      cv.fill(fleece, cv.slant(cv.lit('#f6efe2', 0.3), cv.shade('#d6c6b2', 0.25)))
      cv.fill('M16 -32Q24 -36 28 -29Q31 -22 26 -20Q19 -21 16 -26Z', cv.shade('#4a4046', 0.15))
    },
  )
}

export function drawWireFence(cv: Canvas, y: number): void {
  const posts = range(17).map((i) => path`M${i * 78 - 12} ${y + 6}v-48`)
  cv.stroke(posts.join(''), cv.shade('#8a6a50', 0.2), 5)
  const wires = [-34, -22, -10].map((dy) => path`M-10 ${y + dy}H1210`)
  cv.stroke(wires.join(''), cv.shade('#6a625e', 0.2), 1.6, { opacity: 0.7 })
}

/** Ploughed or planted rows that run to a vanishing point on the horizon. */
export function drawFieldRows(cv: Canvas, horizon: number, vanish: number, colour: string): void {
  const rows = range(25).map((i) => {
    const k = i - 12
    return polygon([
      [vanish + k * 9, horizon],
      [vanish + k * 9 + 3, horizon],
      [vanish + k * 150 + 62, 812],
      [vanish + k * 150, 812],
    ])
  })
  cv.fill(
    rows.join(''),
    cv.linear([
      [0, cv.tone(colour), 0.25],
      [1, cv.shade(colour, 0.15), 0.8],
    ]),
  )
}

export function drawBarn(cv: Canvas, x: number, ground: number, w: number, r: Rand): void {
  const h = w * 0.42
  const wall = r.pick(['#a5523f', '#c9b79f', '#8a9aa2'])
  const roof = cv.palette.roof
  cv.rect(x, ground - h, w, h, cv.rounded(wall, 0.25, 0.22))
  const boards = range(Math.round(w / 12)).map((i) => path`M${x + i * 12} ${ground - h}v${h}`)
  cv.stroke(boards.join(''), cv.palette.shade, 1.2, { opacity: 0.18 })
  cv.shape(
    [
      [x - 12, ground - h + 4],
      [x + w * 0.14, ground - h - w * 0.22],
      [x + w * 0.86, ground - h - w * 0.22],
      [x + w + 12, ground - h + 4],
    ],
    cv.slant(cv.lit(roof, 0.34), cv.shade(roof, 0.22)),
  )
  cv.rect(x + w * 0.32, ground - h * 0.74, w * 0.36, h * 0.74, cv.shade('#4a3a34', 0.3))
  cv.stroke(
    path`M${x + w * 0.32} ${ground - h * 0.74}l${w * 0.36} ${h * 0.74}m0 ${-h * 0.74}l${-w * 0.36} ${h * 0.74}`,
    cv.lit('#e9dcc8', 0.1),
    3,
    { opacity: 0.7 },
  )
}

/** White corner pegs of a surveyed stand. */
export function drawSurveyPegs(cv: Canvas, points: readonly (readonly [number, number])[]): void {
  for (const [x, y] of points) {
    const s = (y - 480) / 300
    const h = 30 + s * 40
    cv.ellipse(x + h * 0.3, y, h * 0.4, h * 0.07, cv.palette.shade, { opacity: 0.3 })
    cv.shape(
      [
        [x - h * 0.07, y],
        [x - h * 0.07, y - h],
        [x, y - h * 1.12],
        [x + h * 0.07, y - h],
        [x + h * 0.07, y],
      ],
      cv.rounded('#fdfaf3', 0.3, 0.2),
    )
    cv.rect(x - h * 0.07, y - h * 0.86, h * 0.14, h * 0.18, cv.tone(cv.palette.jacaranda[1]))
  }
}

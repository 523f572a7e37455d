import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { drawPool } from '../garden.ts'
import { signatureTree } from '../site.ts'
import { drawBranch } from '../jacaranda.ts'
import { drawBackdrop } from '../backdrops.ts'
import { drawGround } from '../land.ts'
import { range } from '../random.ts'
import { castShadow } from '../shadows.ts'
import { path } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import { drawShrub } from '../shrubs.ts'
import { drawPlant } from '../trees.ts'
import { drawPotPlant, drawVase } from './decor.ts'
import { SCHEMES } from './room.ts'
import type { Room } from './room.ts'
import { drawArmchair, drawDiningChair, drawSofa } from './seating.ts'

/** The braai patio: fire, table or lounge under a pergola with bulbs, and the pool of a home that
 *  has one. */
export function drawPatio(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('patio')
  const room: Room = {
    cv,
    r,
    scheme: r.pick(SCHEMES),
    floor: 610,
    outside: p,
    lampsOn: p.night > 0.2,
  }
  drawBackdrop(cv, 400)
  drawGround(cv, 406)
  for (let i = 0; i < 5; i++) {
    const flower = r.pick([null, p.jacaranda[2], '#e86a7a'])
    drawShrub(cv, 60 + i * 250 + r.between(-40, 40), 478, r.between(110, 170), `hedge${i}`, {
      flower,
    })
  }
  const tree = p.region === 'durban' ? 'palm' : signatureTree(cv)
  drawPlant(cv, tree, r.between(700, 800), 500, 300, 'behind')
  if (cv.look.pool === true) drawPool(cv, 470, 505, 620, 84, r)
  drawPaving(room)
  drawBraai(room, 60, 660)
  if (r.chance(0.55)) drawOutdoorTable(room)
  else drawLounge(room)
  drawPotPlant(room, 1110, 770, 330, true)
  drawPergola(room)
  drawBranch(cv, 'patio', 'right')
}

function drawPaving({ cv, floor }: Room): void {
  cv.fill(
    path`M-10 ${floor}H1210V810H-10Z`,
    cv.down(cv.lit('#dcc8ac', 0.35), cv.shade('#b99a7c', 0.15)),
  )
  const rays = range(17).map(
    (i) => path`M${600 + (i - 8) * 90} ${floor}L${600 + (i - 8) * 170} 806`,
  )
  const rows = [636, 676, 732].map((y) => path`M-10 ${y}H1210`)
  cv.stroke([...rays, ...rows].join(''), cv.palette.shade, 2, { opacity: 0.15 })
}

function drawBraai({ cv, r }: Room, x: number, y: number): void {
  const { shade } = cv.palette
  const brick = r.pick(['#b5704f', '#d9c8b0', '#a58a78'])
  const face = cv.rounded(brick, 0.25, 0.3)
  castShadow(cv, x, x + 240, y, 60, 0.8)
  cv.rect(x + 80, 60, 90, 330, face)
  cv.shape(
    [
      [x + 20, 470],
      [x + 80, 370],
      [x + 170, 370],
      [x + 230, 470],
    ],
    face,
  )
  cv.rect(x, 470, 250, y - 470, face)
  const courses = range(9).map((i) => path`M${x} ${470 + i * 22}h250`)
  const flue = range(15).map((i) => path`M${x + 80} ${70 + i * 22}h90`)
  cv.stroke([...courses, ...flue].join(''), shade, 1.5, { opacity: 0.2 })
  cv.rect(x + 30, 486, 190, 84, cv.shade('#2a2226', 0.2))
  cv.glow(x + 125, 550, 130, '#ff9a4a', 0.75, 80)
  for (let i = 0; i < 6; i++) {
    const [fx, h] = [x + 70 + i * 22, r.between(26, 52)]
    const flame = path`M${fx - 10} 560Q${fx - 12} ${560 - h * 0.5} ${fx + r.between(-4, 4)} ${560 - h}Q${fx + 13} ${560 - h * 0.5} ${fx + 10} 560Z`
    cv.fill(flame, cv.down('#ffd97a', '#f2703a'))
  }
  const bars = range(12).map((i) => path`M${x + 46 + i * 14} 530v8`)
  cv.stroke(path`M${x + 40} 534h170${bars.join('')}`, '#3a3238', 4)
  cv.rect(x - 8, 572, 266, 14, cv.lit('#e8dcc8', 0.25))
  for (const dx of [30, 136]) cv.rect(x + dx, 600, 84, 56, shade, { opacity: 0.4 })
  for (let i = 0; i < 5; i++) {
    cv.ellipse(x + 46 + (i % 3) * 26, 648 - Math.floor(i / 3) * 18, 11, 9, cv.lit('#a5744a', 0.1))
  }
}

function drawOutdoorTable(room: Room): void {
  const { cv, r, scheme } = room
  const [x, w, y] = [r.between(470, 560), 430, 660]
  for (let i = 0; i < 4; i++) drawDiningChair(room, x + 30 + i * 100, 752, 70, scheme.accent)
  castShadow(cv, x, x + w, 770, 26, 0.5)
  const legs = path`M${x + 36} 784L${x + 46} ${y + 14}M${x + w - 36} 784L${x + w - 46} ${y + 14}`
  cv.stroke(legs, cv.shade(scheme.wood, 0.2), 13)
  const top = cv.across(cv.lit(scheme.wood, 0.42), cv.lit(scheme.wood, 0.08))
  cv.shape(
    [
      [x + 30, y - 12],
      [x + w - 30, y - 12],
      [x + w + 10, y + 18],
      [x - 10, y + 18],
    ],
    top,
  )
  cv.rect(x - 10, y + 18, w + 20, 12, cv.shade(scheme.wood, 0.2))
  for (let i = 0; i < 4; i++) {
    cv.ellipse(x + 80 + i * 90, y + 6, 26, 6, cv.lit('#fbf6ec', 0.3))
    const glass = mix('#ffffff', cv.palette.sky[1], 0.4)
    cv.rect(x + 112 + i * 90, y - 18, 8, 20, glass, { rx: 3, opacity: 0.8 })
  }
  drawVase(room, x + w / 2, y, 46)
}

function drawLounge(room: Room): void {
  const { cv, scheme } = room
  drawSofa(room, 470, 716, 360, mix(scheme.sofa, '#f4ead8', 0.4))
  drawArmchair(room, 860, 730, 160, scheme.accent)
  castShadow(cv, 540, 790, 782, 20, 0.4)
  cv.rect(540, 744, 250, 40, cv.rounded(scheme.wood, 0.3, 0.2), { rx: 5 })
  cv.rect(530, 736, 270, 14, cv.rounded(scheme.wood, 0.42, 0.05), { rx: 5 })
  drawVase(room, 620, 736, 40)
  cv.rect(700, 716, 12, 20, mix('#ffffff', cv.palette.sky[1], 0.4), { rx: 3, opacity: 0.8 })
  cv.rect(722, 716, 12, 20, mix('#ffffff', cv.palette.sky[1], 0.4), { rx: 3, opacity: 0.8 })
}

function drawPergola({ cv, r, lampsOn }: Room): void {
  const timber = r.pick(['#8a5f42', '#6f4e38', '#f4ede0', '#4f4d58'])
  for (let i = 0; i < 9; i++) {
    const beam: Point[] = [
      [i * 150 - 40, 0],
      [i * 150 - 16, 0],
      [i * 140 + 34, 58],
      [i * 140 + 18, 58],
    ]
    cv.shape(beam, cv.rounded(timber, 0.2, 0.2))
  }
  cv.rect(-10, 52, 1220, 24, cv.down(cv.lit(timber, 0.25), cv.shade(timber, 0.25)))
  cv.rect(1030, 70, 26, 570, cv.rounded(timber, 0.3, 0.3))
  cv.rect(396, 70, 20, 545, cv.rounded(timber, 0.3, 0.3))
  cv.stroke('M0 84Q200 150 404 84Q720 170 1042 84Q1130 120 1200 96', cv.shade('#4a4046', 0.3), 2.5)
  const bulbs = range(15).map((i): Point => {
    const x = 20 + i * 82
    if (x < 404) return [x, 92 + Math.sin((x / 404) * Math.PI) * 33]
    if (x < 1042) return [x, 92 + Math.sin(((x - 404) / 638) * Math.PI) * 43]
    return [x, 92 + Math.sin(((x - 1042) / 320) * Math.PI) * 20]
  })
  if (lampsOn) for (const [x, y] of bulbs) cv.glow(x, y, 42, '#ffd58a', 0.8)
  cv.dots(bulbs, lampsOn ? '#fff2cc' : cv.lit('#fbf3dc', 0.3), 12)
}

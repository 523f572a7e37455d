import type { Canvas } from './canvas.ts'
import { drawCapeDutch } from './cape-dutch.ts'
import { mix } from './colour.ts'
import { drawAntelope } from './farmyard.ts'
import { drawDrive, drawForeground } from './garden.ts'
import { drawSite, cornerOf, signatureTree } from './site.ts'
import { drawBranch, drawJacaranda } from './jacaranda.ts'
import { drawBackdrop } from './backdrops.ts'
import { drawGround, drawTreeLine, drawTufts } from './land.ts'
import { drawChalet, drawLodge } from './lodge.ts'
import { isSavanna } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { blob, outline, path } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawAloe, drawShrub, drawVines } from './shrubs.ts'
import { drawAcacia, drawCypress, drawPlant, drawRoundTree } from './trees.ts'
import { drawJetty, drawLake, drawReeds, drawRiver, drawRowingBoat, drawSailboat } from './water.ts'

export function drawLodgeScene(cv: Canvas): void {
  const { palette: p } = cv
  const { r, ground, x, w } = drawSite(cv, { ground: 566 })
  const tree = isSavanna(p.region) ? 'acacia' : signatureTree(cv)
  drawPlant(cv, tree, x + w * r.between(0.75, 0.95), ground - 10, 340, 'behind')
  drawLodge(cv, x, ground, w, 'lodge')
  const door = x + w * 0.5
  drawDrive(cv, {
    x: door,
    y: ground + 10,
    width: 60,
    toX: door - r.between(-90, 160),
    toWidth: 240,
    colour: p.soil,
  })
  drawPlant(cv, tree, r.between(90, 170), ground + 70, 430, 'main')
  drawForeground(cv, 'lodge')
  drawTufts(cv, ground + 60, 800, { count: 90, colour: p.grass[0], seed: 'veld' })
}

export function drawBushveldScene(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('bushveld')
  const ground = 560
  drawBackdrop(cv, 506)
  drawGround(cv, 512)
  drawAcacia(cv, r.between(850, 1000), 530, 210, 'far', 0.2)
  drawTufts(cv, 530, 640, { count: 120, colour: p.grass[0], seed: 'far', height: 0.8 })
  const count = r.int(3, 4)
  for (let i = 0; i < count; i++) {
    const x = 1000 - (i + 1) * 265 + i * 10
    drawChalet(
      cv,
      x + r.between(0, 36),
      ground - 18 + i * 22,
      190 + i * 34 + r.between(-10, 20),
      `unit${i}`,
    )
    if (i < count - 1) drawShrub(cv, x - 20, ground + i * 22 + 6, 70, `between${i}`)
  }
  if (r.chance(0.7)) drawWaterhole(cv, r, 700)
  drawAcacia(cv, r.between(130, 210), 690, r.between(470, 530), 'main')
  drawTufts(cv, 640, 806, { count: 170, colour: p.grass[0], seed: 'near', height: 1.5 })
  for (let i = 0; i < 3; i++) {
    const x = r.chance(0.5) ? r.between(20, 300) : r.between(980, 1180)
    drawAloe(cv, x, r.between(770, 800), r.between(80, 115), `near${i}`)
  }
}

function drawWaterhole(cv: Canvas, r: Rand, y: number): void {
  const { palette: p } = cv
  const edge: Point[] = [
    [380, y],
    [640, y - 26],
    [980, y - 20],
    [1260, y - 10],
    [1260, y + 60],
    [900, y + 52],
    [600, y + 36],
  ]
  const deep = mix(cv.tone('#5f8fa5'), p.sky[0], 0.3)
  cv.fill(outline(edge), cv.down(mix(p.sky[2], p.light, 0.2), deep))
  cv.stroke(path`M560 ${y + 6}h120M760 ${y + 18}h190M980 ${y - 2}h110`, p.light, 2.5, {
    opacity: 0.7,
  })
  if (!r.chance(0.7)) return
  drawAntelope(cv, r.between(760, 860), y - 14, 60, 1)
  drawAntelope(cv, r.between(930, 1000), y - 10, 52, -1)
}

export function drawBergScene(cv: Canvas): void {
  const r = cv.rand.stream('berg-resort')
  const [horizon, ground] = [500, 586]
  drawBackdrop(cv, horizon, { noTrees: true })
  drawTreeLine(cv, horizon + 4, r.stream('trees'), 0.35)
  drawGround(cv, horizon + 8)
  for (let i = 0; i < 7; i++) {
    const x = r.chance(0.5) ? r.between(0, 260) : r.between(820, 1200)
    drawPlant(
      cv,
      r.pick(['poplar', 'pine', 'round']),
      x,
      ground - 30 + r.between(-12, 10),
      r.between(110, 170),
      `back${i}`,
    )
  }
  if (r.chance(0.6)) {
    const w = r.between(520, 600)
    const x = r.between(330, 460)
    drawJacaranda(cv, x + w + r.between(0, 40), ground - 6, 280, 'side')
    drawLodge(cv, x, ground, w, 'lodge')
  } else {
    drawJacaranda(cv, r.between(560, 640), ground - 10, 270, 'side')
    for (let i = 0; i < 3; i++)
      drawChalet(
        cv,
        250 + i * 270 + r.between(-20, 20),
        ground + r.between(-14, 8),
        230,
        `unit${i}`,
      )
  }
  drawLake(cv, 650, r)
  drawRoundTree(cv, r.between(40, 110), 690, 330, 'edge')
  drawForeground(cv, 'berg')
  if (r.chance(0.5)) drawBranch(cv, 'berg', 'right')
}

export function drawLagoonScene(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('lagoon')
  drawBackdrop(cv, 470)
  drawGround(cv, 476)
  const lodge = cv.rand.stream('riverside').chance(0.5)
  if (lodge) drawLodge(cv, r.between(350, 400), 552, 440, 'lodge')
  for (let i = 0; i < 4; i++) {
    if (lodge && (i === 1 || i === 2)) continue
    drawChalet(
      cv,
      90 + i * 265 + r.between(-20, 20),
      548 + r.between(-8, 14),
      175 + r.between(-10, 30),
      `unit${i}`,
    )
    const kind =
      p.region === 'durban' ? r.pick(['palm', 'palm', 'jacaranda'] as const) : r.pick(p.plants)
    drawPlant(cv, kind, 60 + i * 280 + r.between(-10, 20), 552, r.between(170, 230), `bank${i}`)
  }
  drawLake(cv, 580, r)
  drawJetty(cv, r.between(520, 700), 574)
  drawSailboat(cv, r.between(850, 1000), 660, 74)
  drawRowingBoat(cv, r.between(240, 360), 690, 120, r)
  drawPlant(cv, signatureTree(cv), r.between(1080, 1150), 780, 430, 'main')
  drawReeds(cv, r)
}

/** One lodge, chalets along the bank, or a smaller lodge with a chalet beside it. */
function drawStay(cv: Canvas, ground: number): void {
  const r = cv.rand.stream('riverside')
  const shape = r.int(0, 2)
  if (shape === 0) drawLodge(cv, r.between(560, 660), ground, 460, 'lodge')
  if (shape === 1) {
    for (const [i, x] of [545, 745, 935].entries())
      drawChalet(cv, x + r.between(-12, 12), ground - 14 + i * 16, 150 + i * 22, `unit${i}`)
  }
  if (shape === 2) {
    drawChalet(cv, r.between(545, 570), ground - 4, 165, 'unit')
    drawLodge(cv, r.between(760, 800), ground + 4, 350, 'lodge')
  }
}

export function drawRiverScene(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('river')
  const [horizon, ground] = [460, 560]
  drawBackdrop(cv, horizon)
  drawGround(cv, horizon + 6)
  for (let i = 0; i < 6; i++) {
    const x = r.chance(0.5) ? r.between(0, 300) : r.between(980, 1200)
    drawPlant(
      cv,
      r.pick(p.plants),
      x,
      ground - 30 + r.between(0, 20),
      r.between(150, 220),
      `bank${i}`,
    )
  }
  drawStay(cv, ground)
  drawRiver(cv, horizon, r.between(360, 430), r)
  const stones = range(7).map(() => {
    const x = r.chance(0.5) ? r.between(200, 330) : r.between(760, 900)
    return blob(r, x, r.between(690, 770), r.between(20, 44), r.between(12, 24), 8, 0.15)
  })
  cv.fill(stones.join(''), cv.slant(cv.lit('#b0a398', 0.3), cv.shade('#8a7d78', 0.4), 0.6, 1))
  if (r.chance(0.7)) drawRowingBoat(cv, r.between(480, 560), 720, 120, r)
  drawPlant(cv, signatureTree(cv), r.between(100, 170), 700, 430, 'main')
  drawForeground(cv, 'river')
  drawReeds(cv, r)
}

/** Wine estate: the homestead seen across its vines, cypresses along the drive. */
export function drawVineyardScene(cv: Canvas): void {
  const { r, ground, x, w } = drawSite(cv, { ground: 540, w: 520, noSea: true })
  drawRoundTree(cv, x - 20, ground - 8, 270, 'oak')
  drawPlant(cv, signatureTree(cv), x + w + 10, ground - 6, 280, 'side')
  const { door } = drawCapeDutch(cv, x, ground, w, 'estate')
  const toX = door + r.between(-60, 60)
  drawDrive(cv, { x: door, y: ground + 12, width: 56, toX, toWidth: 380, colour: '#e6d3b6' })
  drawVines(cv, ground + 48, door, r)
  for (const [k, h] of [
    [0.2, 130],
    [0.46, 180],
    [0.8, 250],
  ] as const) {
    for (const side of [-1, 1]) {
      const reach = 70 + k * 200
      drawCypress(
        cv,
        door + (toX - door) * k + side * reach,
        ground + 20 + k * 200,
        h,
        `drive${k}${side}`,
      )
    }
  }
  if (r.chance(0.7)) drawBranch(cv, 'estate', cornerOf(r))
}

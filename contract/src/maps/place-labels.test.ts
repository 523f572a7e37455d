import { describe, expect, it } from 'vitest'
import { inLines, labelCandidates } from './label-candidates.ts'
import { labelStyle } from './label-style.ts'
import { pixelsPerUnit, toWorld } from './mercator.ts'
import { placeLabels, type LabelCandidate } from './place-labels.ts'

const style = labelStyle('town', 8)
const measure = (text: string) => text.length * 6
const label = (text: string, x: number, y: number, more: Partial<LabelCandidate> = {}) => ({
  lines: [text],
  style,
  x,
  y,
  angle: 0,
  anchor: 'centre' as const,
  ...more,
})
const cluster = (x: number, y: number) => ({
  left: x - 22,
  right: x + 22,
  top: y - 22,
  bottom: y + 22,
})
const names = (placed: readonly LabelCandidate[]) => placed.map(({ lines }) => lines.join(' '))

describe('names on the map', () => {
  it('never overlap: the more important one is kept', () => {
    const placed = placeLabels([label('Pretoria', 100, 100), label('Centurion', 110, 104)], {
      measure,
      obstacles: [],
    })
    expect(names(placed)).toEqual(['Pretoria'])
  })

  it('move to another side of their dot, and are never under a pin', () => {
    const pin = { left: 102, right: 180, top: 80, bottom: 120 }
    const [placed] = placeLabels([label('Durban', 98, 100, { anchor: 'dot' })], {
      measure,
      obstacles: [pin],
    })
    expect(placed?.textX).toBeLessThan(98)
    const covered = placeLabels([label('Durban', 140, 100, { anchor: 'dot' })], {
      measure,
      obstacles: [pin],
    })
    expect(covered).toEqual([])
  })

  it('of large cities are shown beside a pin that lies on them', () => {
    const pin = { left: 80, right: 120, top: 80, bottom: 120 }
    const [placed] = placeLabels([label('Durban', 100, 100, { anchor: 'dot', far: 84 })], {
      measure,
      obstacles: [pin],
    })
    expect(placed?.anchor).toBe('centre')
    const { textX = 0, textY = 0, width = 0, height = 0 } = placed ?? {}
    const isBeside =
      textX - width / 2 >= 120 ||
      textX + width / 2 <= 80 ||
      textY - height / 2 >= 120 ||
      textY + height / 2 <= 80
    expect(isBeside).toBe(true)
  })

  it('stay close to their own dot, or are left out', () => {
    // The only free space is where the name would no longer clearly belong to it.
    const pins = [
      { left: 60, right: 96, top: 60, bottom: 140 },
      { left: 104, right: 150, top: 60, bottom: 140 },
    ]
    const city = label('Pretoria', 100, 100, { anchor: 'dot', far: 84 })
    expect(placeLabels([city], { measure, obstacles: pins })).toEqual([])
  })

  it('keep away from the wrong side of a large pin', () => {
    const pin = { left: 40, right: 160, top: 40, bottom: 105 }
    const city = label('Durban', 100, 100, { anchor: 'dot', far: 32 })
    const [placed] = placeLabels([city], { measure, obstacles: [pin] })
    expect(placed?.textX).toBe(100)
    expect(placed?.textY).toBeGreaterThan(105)
    const covered = { left: 40, right: 160, top: 40, bottom: 160 }
    expect(placeLabels([city], { measure, obstacles: [covered] })).toEqual([])
  })

  // Pretoria is north of Johannesburg, with clusters on and between the two.
  it.each([
    ['two clusters', [cluster(95, 122), cluster(128, 98)]],
    ['one cluster on both', [cluster(104, 107)]],
    ['a cluster on the southern one', [cluster(100, 128)]],
    ['a cluster on the northern one', [cluster(104, 84)]],
    ['clusters all around', [cluster(70, 92), cluster(140, 92), cluster(105, 60)]],
    ['a row of clusters', [cluster(50, 116), cluster(100, 116), cluster(150, 116)]],
    ['a labelled pin', [{ left: 40, right: 170, top: 84, bottom: 122 }]],
    ['nothing', []],
  ])('of places keep their order with %s', (_, obstacles) => {
    for (const isFirst of [true, false]) {
      const cities = [
        label('Johannesburg', 100, 116, { anchor: 'dot', far: 32, place: 'Johannesburg' }),
        label('Pretoria', 106, 100, { anchor: 'dot', far: 32, place: 'Pretoria' }),
      ]
      const placed = placeLabels(isFirst ? cities : cities.toReversed(), { measure, obstacles })
      const at = (name: string) => placed.find(({ place }) => place === name)
      const [south, north] = [at('Johannesburg'), at('Pretoria')]
      expect(placed.length, 'something is named').toBeGreaterThan(0)
      if (south && north) expect(south.textY).toBeGreaterThan(north.textY)
      for (const { x, y, textX, textY, width, height } of placed) {
        expect(Math.abs(textX - x) - width / 2).toBeLessThan(36)
        expect(Math.abs(textY - y) - height / 2).toBeLessThan(36)
      }
    }
  })

  it('are left out below the end of a wide pin, which marks another place', () => {
    const pin = { left: 40, right: 160, top: 78, bottom: 119 }
    const city = label('eMalahleni', 150, 112, { anchor: 'dot', far: 48, place: 'eMalahleni' })
    expect(placeLabels([city], { measure, obstacles: [pin] })).toEqual([])
  })

  it('that are on a pin are not repeated', () => {
    const pin = { left: 40, right: 160, top: 40, bottom: 80, name: 'Johannesburg' }
    const cities = [
      label('Johannesburg', 100, 100, { anchor: 'dot', place: 'Johannesburg' }),
      label('Rustenburg', 100, 200, { anchor: 'dot', place: 'Rustenburg' }),
    ]
    expect(names(placeLabels(cities, { measure, obstacles: [pin] }))).toEqual(['Rustenburg'])
  })

  it('keep their order with a place that is named by its pin', () => {
    const pin = { left: 40, right: 160, top: 78, bottom: 119, name: 'Johannesburg' }
    const cities = [
      label('Pretoria', 104, 108, { anchor: 'dot', far: 32, place: 'Pretoria' }),
      label('Johannesburg', 100, 116, { anchor: 'dot', far: 32, place: 'Johannesburg' }),
    ]
    const [pretoria] = placeLabels(cities, { measure, obstacles: [pin] })
    expect(pretoria?.place).toBe('Pretoria')
    expect(pretoria?.textY).toBeLessThan(78)
    const above = { left: 40, right: 160, top: 0, bottom: 78 }
    expect(placeLabels(cities, { measure, obstacles: [pin, above] })).toEqual([])
  })

  it('of two cities below one pin both find space beside it', () => {
    const cities = ['Pretoria', 'Johannesburg'].map((place, index) =>
      label(place, 100, 96 + 12 * index, { anchor: 'dot', far: 32, place }),
    )
    const obstacles = [cluster(100, 100), cluster(60, 118)]
    expect(names(placeLabels(cities, { measure, obstacles }))).toEqual(['Pretoria', 'Johannesburg'])
  })

  it('are placed where the edge of the view does not cut them off', () => {
    const city = label('Cape Town', 94, 100, { anchor: 'dot', far: 32 })
    const place = { measure, obstacles: [cluster(100, 100)] }
    const [anywhere] = placeLabels([city], place)
    expect(anywhere?.textX).toBeLessThan(72)
    const view = { left: 60, top: 0, right: 400, bottom: 300 }
    const [seen] = placeLabels([city], { ...place, view })
    expect((seen?.textX ?? 0) - (seen?.width ?? 0) / 2).toBeGreaterThan(60)
  })

  it('are not cut off by the edge of a picture', () => {
    const frame = { width: 200, height: 100 }
    expect(placeLabels([label('Cape Town', 10, 50)], { measure, obstacles: [], frame })).toEqual([])
  })

  it('come with the numbers of national roads, the same number only here and there', () => {
    const { x, y } = toWorld(-29, 25)
    const line = Int32Array.from([x, y, x + 200_000, y])
    const box = { left: x - 10, right: x + 210_000, top: y - 10_000, bottom: y + 10_000 }
    const road = { lines: [line], rank: 1, ref: 'N8/N6', to: 24, box }
    const view = { zoom: 7, scale: pixelsPerUnit(7), box }
    const candidates = labelCandidates({}, [road], view)
    expect(new Set(names(candidates))).toEqual(new Set(['N8']))
    const placed = placeLabels(candidates, { measure, obstacles: [] })
    expect(placed.length).toBeGreaterThan(1)
    expect(placed.length).toBeLessThan(candidates.length)
  })

  it('are written on two lines when they are long', () => {
    expect(inLines('Three Anchor Bay')).toEqual(['Three', 'Anchor Bay'])
    expect(inLines('Parow')).toEqual(['Parow'])
  })
})

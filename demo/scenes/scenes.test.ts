import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawScene } from './compose.ts'
import { pictureFor } from './from-listing.ts'
import type { ListingKind, ResortSetting } from './from-listing.ts'
import { drawHero } from './heroes.ts'
import { fromPool, scenePool } from './pool.ts'
import { renderWebp } from './render.ts'
import { SCENE_TYPES } from './spec.ts'

const KINDS: ListingKind[] = [
  'house',
  'townhouse',
  'apartment',
  'farm',
  'plot',
  'cluster',
  'office',
  'retail',
  'warehouse',
  'industrial',
  'resort',
]
const PROVINCES = [
  'Gauteng',
  'Western Cape',
  'KwaZulu-Natal',
  'Eastern Cape',
  'Free State',
  'Limpopo',
  'Mpumalanga',
  'North West',
  'Northern Cape',
]
const SETTINGS: ResortSetting[] = [
  'beach',
  'berg',
  'bush',
  'lake',
  'river',
  'city',
  'vineyard',
  'karoo',
]
const SLOTS = [0, 1, 2, 3, 4, 5, 6]
const keys = new Set(scenePool().map((spec) => spec.key))

describe('a drawn scene', () => {
  it('is the same bytes each time it is drawn', () => {
    for (const slot of SLOTS) {
      const spec = pictureFor({ id: 10482, kind: 'house', province: 'Gauteng' }, slot)
      expect(drawScene(spec)).toBe(drawScene(spec))
    }
  })

  it('differs between two listings of the same kind and place', () => {
    const facts = { kind: 'house', province: 'Gauteng' } as const
    const [one, two] = [pictureFor({ ...facts, id: 1 }, 0), pictureFor({ ...facts, id: 2 }, 0)]
    expect(drawScene(one)).not.toBe(drawScene(two))
  })

  it('renders in every type, without invalid numbers', { timeout: 60_000 }, async () => {
    for (const type of SCENE_TYPES) {
      const spec = scenePool().find((candidate) => candidate.type === type)
      if (spec === undefined) throw new Error(`the pool lacks ${type}`)
      const svg = drawScene(spec)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const small = sharp(Buffer.from(svg)).resize({ width: 300 }).raw()
      const { info } = await small.toBuffer({ resolveWithObject: true })
      expect([type, info.width, info.height]).toEqual([type, 300, 200])
    }
  })

  it('becomes a WebP of 1200 by 800 that is small enough for a phone', async () => {
    const webp = await renderWebp(
      drawScene(pictureFor({ id: 'JP-10471', kind: 'office', province: 'Gauteng' }, 0)),
    )
    const { format, width, height } = await sharp(webp).metadata()
    expect([format, width, height]).toEqual(['webp', 1200, 800])
    expect(webp.length).toBeLessThan(120_000)
  })
})

describe('the hero pictures', () => {
  it(
    'are six, 1920 by 900, and darker on the left, where the text lies',
    { timeout: 60_000 },
    async () => {
      const heroes = [0, 1, 2, 3, 4, 5].map(drawHero)
      expect(new Set(heroes).size).toBe(6)
      for (const svg of heroes) {
        const drawn = sharp(Buffer.from(svg)).removeAlpha().raw()
        const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
        expect([info.width, info.height]).toEqual([1920, 900])
        const brightness = (from: number): number => {
          let sum = 0
          for (let y = 0; y < 900; y += 9) {
            for (let x = from; x < from + 700; x += 7) sum += data[(y * 1920 + x) * 3 + 1] ?? 0
          }
          return sum / 10_000
        }
        expect(brightness(0)).toBeLessThan(100)
        expect(brightness(0)).toBeLessThan(brightness(1100))
      }
    },
  )
})

describe('the pool that listings share', () => {
  it('holds some three hundred pictures, each with its own key', () => {
    expect(scenePool().length).toBeGreaterThan(280)
    expect(scenePool().length).toBeLessThan(360)
    expect(keys.size).toBe(scenePool().length)
  })

  it('has a picture for every kind, province and slot', () => {
    for (const kind of KINDS) {
      for (const province of PROVINCES) {
        for (const slot of SLOTS) expect(keys).toContain(fromPool({ id: 7, kind, province }, slot))
      }
    }
  })

  it('has a cover for every setting of a resort in every province', () => {
    for (const setting of SETTINGS) {
      for (const province of PROVINCES) {
        expect(keys).toContain(fromPool({ id: 7, kind: 'resort', province, setting }, 0))
      }
    }
  })

  it('gives neighbouring listings different covers', () => {
    for (const kind of KINDS) {
      for (const province of PROVINCES) {
        for (let id = 1; id < 60; id++) {
          const cover = fromPool({ id, kind, province }, 0)
          expect(cover).not.toBe(fromPool({ id: id + 1, kind, province }, 0))
        }
      }
    }
  })

  it('shows a home from seven different sides', () => {
    const facts = { id: 'JP-10482', kind: 'house', province: 'Gauteng' } as const
    expect(new Set(SLOTS.map((slot) => fromPool(facts, slot))).size).toBe(SLOTS.length)
  })

  it('draws a beach resort at the sea and a mountain resort under the Drakensberg', () => {
    expect(
      fromPool({ id: 3, kind: 'resort', province: 'KwaZulu-Natal', setting: 'beach' }, 0),
    ).toMatch(/^beach-durban-/)
    expect(
      fromPool({ id: 3, kind: 'resort', province: 'KwaZulu-Natal', setting: 'berg' }, 0),
    ).toMatch(/^berg-berg-/)
    expect(fromPool({ id: 3, kind: 'house', province: 'Eastern Cape' }, 0)).toMatch(/-easterncape-/)
  })
})

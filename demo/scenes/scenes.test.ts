import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readCities } from '#server/db/reference/places/places.ts'
import { resorts } from '#server/db/reference/resorts.ts'
import { drawScene } from './compose.ts'
import { drawHero } from './heroes.ts'
import { REGIONS } from './palettes.ts'
import { roomPool, sharedRoom } from './pool.ts'
import { renderWebp } from './render.ts'
import { SCENE_TYPES } from './spec.ts'
import type { SceneSpec } from './spec.ts'
import { BACKDROPS, countryOf, LANDMARKS, PLAIN_BACKDROP } from './towns.ts'

const spec = (more: Partial<SceneSpec>): SceneSpec => ({
  key: 'test',
  type: 'house',
  region: 'gauteng',
  time: 'golden',
  seed: 'property-10482',
  ...more,
})

describe('a drawn scene', () => {
  it('has the same bytes each time it is drawn', () => {
    for (const type of ['house', 'living', 'farm'] as const)
      expect(drawScene(spec({ type }))).toBe(drawScene(spec({ type })))
  })

  it('differs between two listings of the same kind and place', () => {
    expect(drawScene(spec({ seed: 'property-1' }))).not.toBe(
      drawScene(spec({ seed: 'property-2' })),
    )
  })

  it('shows what the listing states: its roof, its storeys, its garages and its pool', () => {
    const looks = [
      { roof: 'thatch' },
      { roof: 'tile', storeys: 1 },
      { roof: 'tile', storeys: 2 },
      { roof: 'tile', storeys: 2, garages: 3 },
      { roof: 'tile', storeys: 2, garages: 3, pool: true },
    ] as const
    expect(new Set(looks.map((look) => drawScene(spec({ look })))).size).toBe(looks.length)
  })

  it('renders in every type, without invalid numbers', { timeout: 60_000 }, async () => {
    for (const type of SCENE_TYPES) {
      const svg = drawScene(spec({ type, look: { pool: true, garages: 2, solar: true } }))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      const small = sharp(Buffer.from(svg)).resize({ width: 300 }).raw()
      const { info } = await small.toBuffer({ resolveWithObject: true })
      expect([type, info.width, info.height]).toEqual([type, 300, 200])
    }
  })

  it('has a different background in every kind of country', () => {
    const drawn = BACKDROPS.map((backdrop) => drawScene(spec({ backdrop, look: { sea: true } })))
    expect(new Set(drawn).size).toBe(BACKDROPS.length)
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('becomes a WebP of 1200 by 800 that is small enough for a phone', async () => {
    const webp = await renderWebp(drawScene(spec({ type: 'office' })))
    const { format, width, height } = await sharp(webp).metadata()
    expect([format, width, height]).toEqual(['webp', 1200, 800])
    expect(webp.length).toBeLessThan(120_000)
  })
})

describe('a landmark', () => {
  const towns = [
    ...readCities().map(({ name, province }) => [name, province.name] as const),
    ...resorts.map(({ town, province }) => [town, province] as const),
  ]

  it('is drawn only for its own towns', () => {
    for (const [town, province] of towns) {
      const { inland, coast = [] } = countryOf(town, province)
      for (const backdrop of [...inland, ...coast]) {
        const only = LANDMARKS[backdrop]
        if (only) expect([backdrop, ...only]).toContain(town)
      }
    }
    expect(countryOf('Stellenbosch', 'Western Cape').inland).toEqual(['fold'])
    expect(countryOf('Cape Town', 'Western Cape').inland).toContain('tableMountain')
    expect(countryOf('Knysna', 'Western Cape').coast).toEqual(['heads'])
    expect(countryOf('Winterton', 'KwaZulu-Natal').inland).toEqual(['drakensberg'])
  })

  it('is never seen from a room shared by listings in many towns', () => {
    for (const room of roomPool()) expect(room.backdrop).toBeUndefined()
    for (const backdrop of Object.values(PLAIN_BACKDROP))
      expect(LANDMARKS[backdrop]).toBeUndefined()
  })
})

describe('the hero pictures', () => {
  it(
    'are six, 1920 by 900, and darker on the left, where the text is',
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

describe('the rooms that listings share', () => {
  it('are fewer than two hundred, each with its own key', () => {
    expect(roomPool().length).toBeLessThan(200)
    expect(new Set(roomPool().map(({ key }) => key)).size).toBe(roomPool().length)
  })

  it('are enough in every region for a home with three bedrooms and two bathrooms', () => {
    for (const region of REGIONS) {
      for (const id of [1, 2, 77]) {
        const beds = [0, 1, 2].map((nth) => sharedRoom('bedroom', region, id, nth)?.key)
        const baths = [0, 1].map((nth) => sharedRoom('bathroom', region, id, nth)?.key)
        expect(new Set([...beds, ...baths].filter(Boolean)).size).toBe(5)
      }
    }
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  countryFiles,
  unpackLayers,
  type BasemapFile,
  type LayerName,
} from '#contract/maps/basemap-file.ts'
import { toWorld } from '#contract/maps/mercator.ts'
import { clipLine, clipRing } from './clip.ts'
import { filesFolder, makeFiles } from './make-files.ts'
import { provinceModule } from './province-shapes.ts'
import { shapesOf, type Topology } from './topojson.ts'

const textOf = (name: string) => readFileSync(path.join(filesFolder, `${name}.json`), 'utf8')
const fileOf = (name: string) => JSON.parse(textOf(name)) as BasemapFile

describe('a topology', () => {
  const topology: Topology = {
    transform: { scale: [0.5, 0.5], translate: [10, -30] },
    arcs: [
      [
        [0, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [0, 2],
      ],
      [
        [0, 0],
        [2, 2],
      ],
    ],
    objects: {
      area: {
        type: 'GeometryCollection',
        geometries: [{ type: 'Polygon', arcs: [[0, 1, -3]], properties: { n: 'A' } }],
      },
    },
  }

  it('is decoded: steps become points, and a negative arc runs backwards', () => {
    expect(shapesOf(topology, 'area')).toEqual([
      {
        properties: { n: 'A' },
        closed: true,
        lines: [
          [
            [10, -30],
            [11, -30],
            [11, -29],
            [10, -30],
          ],
        ],
      },
    ])
  })

  it('is refused without the object', () => {
    expect(() => shapesOf(topology, 'roads')).toThrow('no object roads')
  })
})

describe('a cell', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }

  it('has the part of an area that is inside it', () => {
    const ring = [
      { x: 5, y: 5 },
      { x: 15, y: 5 },
      { x: 15, y: 8 },
      { x: 5, y: 8 },
    ]
    expect(clipRing(ring, box)).toEqual([
      { x: 5, y: 5 },
      { x: 10, y: 5 },
      { x: 10, y: 8 },
      { x: 5, y: 8 },
    ])
  })

  it('has the parts of a line that are inside it, each with the step across the edge', () => {
    const xs = [-5, 5, 15, 25, 5]
    const parts = clipLine(
      xs.map((x) => ({ x, y: 5 })),
      box,
    )
    expect(parts.map((part) => part.map(({ x }) => x))).toEqual([
      [-5, 5, 15],
      [25, 5],
    ])
  })
})

/** Whether a point is in the areas of a layer: an odd number of edges to its right. */
function contains(file: BasemapFile, layer: LayerName, lat: number, lng: number): boolean {
  const { x, y } = toWorld(lat, lng)
  let inside = false
  for (const { lines } of unpackLayers(file)[layer] ?? []) {
    for (const ring of lines) {
      for (let at = 0; at < ring.length; at += 2) {
        const next = (at + 2) % ring.length
        const [ax, ay] = [ring[at] as number, ring[at + 1] as number]
        const [bx, by] = [ring[next] as number, ring[next + 1] as number]
        if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
      }
    }
  }
  return inside
}

describe('the files of the map', () => {
  it('match their sources', () => {
    const made = makeFiles()
    expect(readdirSync(filesFolder).toSorted()).toEqual(
      [...made.keys()].map((name) => `${name}.json`).toSorted(),
    )
    const differing = [...made].filter(
      ([name, file]) => textOf(name) !== `${JSON.stringify(file)}\n`,
    )
    expect(
      differing.map(([name]) => name),
      'run node scripts/basemap/main.ts',
    ).toEqual([])
  })

  it('fit the country into at most 140 KB', () => {
    const sizes = countryFiles(true).map((name) => gzipSync(textOf(name), { level: 9 }).length)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(140 * 1024)
  })

  it('keep data with a licence condition in separate files', () => {
    const names = readdirSync(filesFolder).map((name) => name.slice(0, -'.json'.length))
    for (const name of names.filter((one) => !one.endsWith('-ngi') && one !== 'country-roads')) {
      const { roads, rail, urban } = fileOf(name).layers
      expect([roads, rail, urban], name).toEqual([undefined, undefined, undefined])
    }
    expect(countryFiles(false)).not.toContain('country-ngi')
    // The roads of our own graph replace them.
    expect(fileOf('country-roads').layers.roads?.length).toBeGreaterThan(10)
  })

  it('distinguish Lesotho from the sea', () => {
    const country = fileOf('country')
    expect(contains(country, 'sea', -29.5, 28.3)).toBe(false)
    expect(contains(country, 'countries', -29.5, 28.3)).toBe(true)
    expect(contains(country, 'sea', -33.5, 30)).toBe(true)
    expect(contains(country, 'sea', -26.2, 28)).toBe(false)
  })
})

it('the province choosers have the outlines of the same sources', () => {
  const drawn = readFileSync('web/app/shared/places/province-shapes.ts', 'utf8')
  const paths = (text: string) => [...text.matchAll(/'(M\d[^']+)'/g)].map(([, path]) => path)
  expect(paths(drawn)).toHaveLength(10)
  expect(paths(drawn)).toEqual(paths(provinceModule()))
})

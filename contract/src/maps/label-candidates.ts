import type { BasemapFile, MapFeature, PackedName, PackedPlace } from './basemap-file.ts'
import { labelStyle, type LabelKind } from './label-style.ts'
import type { LabelCandidate } from './place-labels.ts'
import { shieldCandidates, type LabelView } from './road-shields.ts'

export type MapNames = Pick<BasemapFile, 'places' | 'names' | 'airports'>

/** From this zoom level a town is an area: its name is drawn over it, without a dot. */
const withoutDots = 11
/** A wider name is written on two lines. */
const longest = 13

/** Names with ranks of their own among the places, whose ranks are 1 to 6. */
const nameRanks: Readonly<Record<string, number>> = {
  country: 1.5,
  ocean: 1.6,
  province: 2.6,
  bay: 4.2,
  park: 4.3,
  range: 4.4,
  region: 4.5,
  dam: 4.6,
  river: 4.7,
  cape: 5.2,
  peak: 5.3,
}
const shieldRank = 3.2
/** Places of this rank and above are named even when a pin covers them. */
const farthestRank = 2

interface Ranked {
  rank: number
  candidate: LabelCandidate
}

function placeKind(kind: string, rank: number): LabelKind {
  if (kind === 'city') return rank <= 1 ? 'city1' : 'city2'
  if (kind === 'town') return rank <= 3 ? 'city3' : 'town'
  return kind as LabelKind
}

/** On two lines of nearly the same length. */
export function inLines(text: string): string[] {
  if (text.length <= longest || !text.includes(' ')) return [text]
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const middle = text.length / 2
  const best = spaces.reduce((one, other) =>
    Math.abs(other - middle) < Math.abs(one - middle) ? other : one,
  )
  return [text.slice(0, best), text.slice(best + 1)]
}

function isInside(x: number, y: number, { box }: LabelView): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom
}

function placeLabel(place: PackedPlace, view: LabelView): Ranked[] {
  const [name, kind, rank, from, x, y] = place
  if (from > view.zoom || !isInside(x, y, view)) return []
  const style = labelStyle(placeKind(kind, rank), view.zoom)
  const dotted = kind !== 'suburb' && view.zoom < withoutDots
  return [
    {
      rank,
      candidate: {
        lines: dotted ? [name] : inLines(name),
        style,
        x: (x - view.box.left) * view.scale,
        y: (y - view.box.top) * view.scale,
        angle: 0,
        anchor: dotted ? 'dot' : 'centre',
        // On any side of a cluster; without a dot, anywhere in the middle of the city.
        ...(rank <= farthestRank && { far: dotted ? 48 : 84 }),
        apart: { key: name, pixels: 120 },
        place: name,
      },
    },
  ]
}

function nameLabel([name, kind, from, to, x, y, angle]: PackedName, view: LabelView): Ranked[] {
  if (from > view.zoom || to < view.zoom || !isInside(x, y, view)) return []
  const style = labelStyle(kind as LabelKind, view.zoom)
  const text = style.upper ? name.toUpperCase() : name
  return [
    {
      rank: nameRanks[kind] ?? 5,
      candidate: {
        lines: kind === 'ocean' || !angle ? inLines(text) : [text],
        style,
        x: (x - view.box.left) * view.scale,
        y: (y - view.box.top) * view.scale,
        angle,
        anchor: 'centre',
        apart: { key: name, pixels: 160 },
      },
    },
  ]
}

/**
 * An airport is a plane and its name; the second character keeps the plane from becoming an emoji.
 */
function airportLabel([name, , rank, from, x, y]: PackedPlace, view: LabelView): Ranked[] {
  if (from > view.zoom || !isInside(x, y, view)) return []
  return [
    {
      rank: 3 + rank,
      candidate: {
        lines: [`✈\ufe0e\u00a0${name}`],
        style: labelStyle('airport', view.zoom),
        x: (x - view.box.left) * view.scale,
        y: (y - view.box.top) * view.scale,
        angle: 0,
        anchor: 'centre',
      },
    },
  ]
}

/** All names that a view could show, most important first. */
export function labelCandidates(
  { places = [], names = [], airports = [] }: MapNames,
  roads: readonly MapFeature[],
  view: LabelView,
): LabelCandidate[] {
  const ranked = [
    ...places.flatMap((place) => placeLabel(place, view)),
    ...names.flatMap((name) => nameLabel(name, view)),
    ...airports.flatMap((airport) => airportLabel(airport, view)),
    ...shieldCandidates(roads, view).map((candidate) => ({ rank: shieldRank, candidate })),
  ]
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ candidate }) => candidate)
}

import { lightColours } from '#contract/maps/map-colours.ts'
import { shortCredit } from '#contract/maps/map-credits.ts'
import { touch, type Box } from '#contract/maps/occupied.ts'
import { pinPriceText } from '#contract/properties/price-per.ts'
import { frameAround, inPicture, sceneOf, type PictureFrame } from '../../kit/maps/map-scene.ts'
import { widthOf } from '../../kit/maps/map-text.ts'
import { element, svgMap, svgText } from '../../kit/maps/svg-map.ts'
import type { ListingFacts } from './listings.queries.ts'

/** As wide as the listings of a ready-made page, and for a phone: names keep their size. */
export const campaignMapSizes = {
  wide: { width: 1040, height: 440, inset: 70 },
  narrow: { width: 420, height: 400, inset: 50 },
} as const
export type CampaignMapForm = keyof typeof campaignMapSizes

/** Close enough to recognise the suburb, far enough to recognise the city. */
const nearest = 11.5

export type MappedListing = Pick<
  ListingFacts,
  'kind' | 'place' | 'price' | 'pricePer' | 'isSale' | 'spot' | 'values'
>

/** What is in one place, such as the weeks of a resort. */
interface Pin {
  x: number
  y: number
  listings: MappedListing[]
}

/** Closer than this, two pins would cover each other. */
const sameSpot = 8

function pinsOf(listings: readonly MappedListing[], frame: PictureFrame): Pin[] {
  const pins: Pin[] = []
  for (const listing of listings) {
    if (!listing.spot) continue
    const [x, y] = inPicture(listing.spot, frame)
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < sameSpot)
    if (near) near.listings.push(listing)
    else pins.push({ x, y, listings: [listing] })
  }
  return pins
}

/** The price of a property, for a rental that of a month, or the name of a resort. */
export function pinText({ kind, isSale, price, pricePer, values }: MappedListing): string {
  if (kind === 'week') return String(values.Name ?? '')
  const floorSize = Number(values.FloorSize ?? 0) || null
  return pinPriceText({ isSale, price, pricePer, floorSize })
}

function textOf({ listings }: Pin): string {
  const [first] = listings as [MappedListing]
  const isCounted = first.kind === 'property' && listings.length > 1
  return isCounted ? `${listings.length} listings` : pinText(first)
}

const textStyle = { size: 13, weight: 600 } as const
const flagHeight = 26
const dotReach = 8

/** Relative to a position: above, below, right or left. */
function sidesOf({ x, y }: Pin, width: number): Box[] {
  const at = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + flagHeight,
  })
  return [
    at(x - width / 2, y - dotReach - 3 - flagHeight),
    at(x - width / 2, y + dotReach + 3),
    at(x + dotReach + 3, y - flagHeight / 2),
    at(x - dotReach - 3 - width, y - flagHeight / 2),
  ]
}

const edge = 8

const isInside = ({ left, right, top, bottom }: Box, { width, height }: PictureFrame) =>
  left > edge && top > edge && right < width - edge && bottom < height - edge

interface Flag {
  text: string
  box: Box
}

/** A flag without space is left out: its dot shows where the listing is. */
function placeFlags(pins: readonly Pin[], frame: PictureFrame): { flags: Flag[]; taken: Box[] } {
  const taken = pins.map(({ x, y }) => ({
    left: x - dotReach,
    right: x + dotReach,
    top: y - dotReach,
    bottom: y + dotReach,
  }))
  const flags = pins.flatMap((pin): Flag[] => {
    const text = textOf(pin)
    const box = sidesOf(pin, widthOf(text, textStyle) + 20).find(
      (side) => isInside(side, frame) && !taken.some((other) => touch(other, side)),
    )
    if (!text || !box) return []
    taken.push(box)
    return [{ text, box }]
  })
  return { flags, taken }
}

const white = '#ffffff'

const dot = ({ x, y }: Pin) =>
  element('circle', {
    cx: x.toFixed(1),
    cy: y.toFixed(1),
    r: 6,
    fill: lightColours.pin,
    stroke: white,
    'stroke-width': 2,
  })

const flag = ({ text, box: { left, right, top, bottom } }: Flag) =>
  element('rect', {
    x: left.toFixed(1),
    y: top.toFixed(1),
    width: (right - left).toFixed(1),
    height: bottom - top,
    rx: flagHeight / 2,
    fill: lightColours.pin,
    stroke: white,
    'stroke-width': 1.5,
  }) +
  svgText({
    text,
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    style: textStyle,
    colour: lightColours.pinText,
  })

function credit(ngi: boolean, frame: PictureFrame): { drawn: string; box: Box } {
  const text = shortCredit(ngi)
  const style = { size: 9.5, weight: 400 } as const
  const width = widthOf(text, style)
  const box = {
    left: frame.width - width - 14,
    right: frame.width,
    top: frame.height - 20,
    bottom: frame.height,
  }
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const colour = lightColours.suburb
  return { drawn: svgText({ text, ...middle, style, colour, halo: lightColours.halo }), box }
}

export const mapped = (listings: readonly MappedListing[]) =>
  listings.filter(({ spot }) => spot !== null)

/** A drawing of where listings are; undefined if no position is known. */
export function drawCampaignMap(
  listings: readonly MappedListing[],
  form: CampaignMapForm,
  ngi: boolean,
): string | undefined {
  const spots = listings.flatMap(({ spot }) => spot ?? [])
  if (spots.length === 0) return undefined
  const frame = frameAround(spots, { ...campaignMapSizes[form], nearest })
  const pins = pinsOf(listings, frame)
  const { flags, taken } = placeFlags(pins, frame)
  const source = credit(ngi, frame)
  const obstacles = [...taken, source.box]
  const scene = sceneOf(frame, { ngi, measure: widthOf, obstacles })
  return svgMap(scene, frame, [...pins.map(dot), ...flags.map(flag), source.drawn].join(''))
}

const mostNamed = 3

/** What the picture shows, for those who cannot see it. */
export function campaignMapText(listings: readonly MappedListing[]): string {
  const places = [...new Set(mapped(listings).map(({ place }) => place))]
  const named = places.slice(0, places.length > mostNamed + 1 ? mostNamed : places.length)
  const rest = places.length - named.length
  const words = rest > 0 ? [...named, `${rest} other places`] : named
  return `Map of where they are: ${words.join('; ')}`
}

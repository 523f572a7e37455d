import type { Box } from '#contract/properties/search-area.ts'
import type { Circle } from '../places/search-places.ts'
import { searchedBox, type Search } from '../properties/search.where.ts'
import { coveringCells } from './grid.ts'
import { hashed, packed, typeBits, type Dimension, type Term } from './term.ts'

type Spot = Pick<Term, 'dimension' | 'value'>

/** Where a search looks, in one of the ways in which it says so. */
interface Place {
  spots: Spot[]
  /** About which part of all listings is there. */
  share: number
  /** Everything there fits; otherwise more than that is found. */
  exact: boolean
}

export interface Reached {
  suburbIds: readonly number[]
  cityIds: readonly number[]
  /** The cities of the suburbs. */
  aroundIds: readonly number[]
}

/** About which part of the listings a place of each kind has. */
const shares = { province: 0.11, city: 0.004, suburb: 0.0003, name: 0.0003 } as const
/** So many suburbs in reach are found by their cities instead. */
const mostSuburbs = 64
/** A search for more types in more places than this is found by its places alone. */
const mostTerms = 64

const spotsOf = (dimension: Dimension, ids: readonly number[]): Spot[] =>
  [...new Set(ids)].map((value) => ({ dimension, value }))

const sum = (places: readonly Place[]): Place => ({
  spots: places.flatMap(({ spots }) => spots),
  share: Math.min(
    1,
    places.reduce((total, { share }) => total + share, 0),
  ),
  exact: places.every(({ exact }) => exact),
})

function byIds(dimension: 'province' | 'city' | 'suburb', ids: readonly number[]): Place {
  const spots = spotsOf(dimension, ids)
  return { spots, share: spots.length * shares[dimension], exact: true }
}

const everywhere: Place = {
  spots: [{ dimension: 'anywhere', value: 0 }],
  share: 1,
  exact: true,
}

function byCells(boxes: readonly Box[]): Place {
  const cells = coveringCells(boxes)
  if (!cells) return everywhere
  return {
    spots: spotsOf(`cell${cells.level}` as Dimension, cells.ids),
    share: cells.share,
    exact: false,
  }
}

/** A little more than the circle. */
function boxAround({ lat, lng, kilometres }: Circle): Box {
  const high = kilometres / 110
  const wide = kilometres / (110 * Math.max(Math.cos((lat * Math.PI) / 180), 0.01))
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide }
}

/** Undefined when the search names no place. */
function namedPlaces({ place, places }: Search): Place | undefined {
  if (places) {
    const parts = [
      byIds('province', places.provinceIds),
      byIds('city', places.cityIds),
      byIds('suburb', [...places.suburbIds, ...places.areaSuburbIds]),
      ...(places.circles.length ? [byCells(places.circles.map(boxAround))] : []),
    ]
    return sum(parts)
  }
  const kinds = { province_id: 'province', city_id: 'city', suburb_id: 'suburb' } as const
  return place && byIds(kinds[place.column], place.ids)
}

function inReach({ suburbIds, cityIds, aroundIds }: Reached): Place {
  const alone: Place = { spots: spotsOf('cityAlone', cityIds), share: 0, exact: false }
  if (suburbIds.length <= mostSuburbs) return sum([byIds('suburb', suburbIds), alone])
  return sum([byIds('city', aroundIds), alone])
}

function oneListing(propertyId: string): Place {
  const spot: Spot = /^\d{1,9}$/.test(propertyId)
    ? { dimension: 'listing', value: Number(propertyId) }
    : { dimension: 'reference', value: hashed(propertyId) }
  return { spots: [spot], share: 0, exact: false }
}

/** The narrowest of all that a search says about where it looks: everything it finds is there. */
function narrowest(search: Search, reached: Reached | undefined): Place {
  const box = searchedBox(search)
  const ways = [
    namedPlaces(search),
    search.suburbName === undefined
      ? undefined
      : {
          spots: [{ dimension: 'suburbName' as const, value: hashed(search.suburbName) }],
          share: shares.name,
          exact: false,
        },
    reached && inReach(reached),
    box && byCells([box]),
    search.propertyId === undefined ? undefined : oneListing(search.propertyId),
  ]
  const said = ways.filter((way) => way !== undefined)
  const best = said.reduce((one, way) => (way.share < one.share ? way : one), everywhere)
  // What else it says about the place has still to be checked.
  return { ...best, exact: best.exact && said.every((way) => way === best) }
}

export interface SearchTerms {
  /** None when nothing can fit the search. */
  terms: bigint[]
  /** Whoever has one of them fits, as far as place, market and type go. */
  exact: boolean
}

/** The terms that a search of properties is found by. */
export function termsOf(search: Search, reached: Reached | undefined): SearchTerms {
  const { spots, exact } = narrowest(search, reached)
  const { typeIds } = search
  const byType = spots.length * typeIds.length <= mostTerms
  const types = typeIds.length && byType ? typeIds : [0]
  const market = {
    isSale: search.salesType,
    usage: search.usageType ?? null,
    gross: !search.salesType && search.rentBasis === 'gross',
  }
  return {
    terms: spots.flatMap((spot) => types.map((typeId) => packed({ ...spot, ...market, typeId }))),
    exact: exact && byType && typeIds.every((typeId) => typeId < 2 ** typeBits),
  }
}

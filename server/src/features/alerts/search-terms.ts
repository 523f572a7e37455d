import type { Box } from '#contract/properties/search-area.ts'
import type { Circle } from '../places/search-places.ts'
import { searchedBox, type Search } from '../properties/search.where.ts'
import { coveringCells } from './grid.ts'
import { hashed, packed, typeBits, type Dimension, type Term } from './term.ts'

interface Spot extends Pick<Term, 'dimension' | 'value'> {
  /**
   * Whether everything there matches as far as the place is concerned; otherwise it finds more than
   * that.
   */
  exact: boolean
  /** The area that contains what it looks for. */
  box?: Box
}

/** One of the ways in which a search specifies a place. */
interface Place {
  spots: Spot[]
  /** The estimated share of all listings there. */
  share: number
}

export interface Reached {
  suburbIds: readonly number[]
  cityIds: readonly number[]
  /** The cities of the suburbs. */
  aroundIds: readonly number[]
}

/** The estimated share of the listings in a place of each kind. */
const shares = { province: 0.11, city: 0.004, suburb: 0.0003, name: 0.0003 } as const
/** From this many suburbs in reach, they are found by their cities instead. */
const mostSuburbs = 64
/** A search for more types in more places than this is found by its places alone. */
const mostTerms = 64

const spotsOf = (dimension: Dimension, ids: readonly number[], exact: boolean): Spot[] =>
  [...new Set(ids)].map((value) => ({ dimension, value, exact }))

const sum = (places: readonly Place[]): Place => ({
  spots: places.flatMap(({ spots }) => spots),
  share: Math.min(
    1,
    places.reduce((total, { share }) => total + share, 0),
  ),
})

function byIds(
  dimension: 'province' | 'city' | 'suburb',
  ids: readonly number[],
  exact = true,
): Place {
  const spots = spotsOf(dimension, ids, exact)
  return { spots, share: spots.length * shares[dimension] }
}

const everywhere: Place = {
  spots: [{ dimension: 'anywhere', value: 0, exact: true }],
  share: 1,
}

function byCells(boxes: readonly Box[]): Place {
  const cells = coveringCells(boxes)
  if (!cells) return everywhere
  const box = {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
  const spots = spotsOf(`cell${cells.level}` as Dimension, cells.ids, false)
  return { spots: spots.map((spot) => ({ ...spot, box })), share: cells.share }
}

/** Slightly more than the circle. */
function boxAround({ lat, lng, kilometres }: Circle): Box {
  const high = kilometres / 110
  const wide = kilometres / (110 * Math.max(Math.cos((lat * Math.PI) / 180), 0.01))
  return { south: lat - high, north: lat + high, west: lng - wide, east: lng + wide }
}

/** Undefined if the search names no place. */
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
  const alone: Place = { spots: spotsOf('cityAlone', cityIds, true), share: 0 }
  if (suburbIds.length <= mostSuburbs) return sum([byIds('suburb', suburbIds), alone])
  return sum([byIds('city', aroundIds, false), alone])
}

function oneListing(propertyId: string): Place {
  const spot: Spot = /^\d{1,9}$/.test(propertyId)
    ? { dimension: 'listing', value: Number(propertyId), exact: false }
    : { dimension: 'reference', value: hashed(propertyId), exact: false }
  return { spots: [spot], share: 0 }
}

/** The narrowest of the places that a search specifies: everything it finds is there. */
function narrowest(search: Search, reached: Reached | undefined): Place {
  const box = searchedBox(search)
  const ways = [
    namedPlaces(search),
    search.suburbName === undefined
      ? undefined
      : {
          spots: spotsOf('suburbName', [hashed(search.suburbName)], false),
          share: shares.name,
        },
    reached && inReach(reached),
    box && byCells([box]),
    search.propertyId === undefined ? undefined : oneListing(search.propertyId),
  ]
  const said = ways.filter((way) => way !== undefined)
  const best = said.reduce((one, way) => (way.share < one.share ? way : one), everywhere)
  // Its other place conditions still have to be checked.
  const alone = said.every((way) => way === best)
  return { ...best, spots: best.spots.map((spot) => ({ ...spot, exact: spot.exact && alone })) }
}

export interface SearchTerm {
  term: bigint
  /** Whatever has the term matches, as far as place and type are concerned. */
  decides: { place: boolean; types: boolean }
  box: Box | undefined
}

/** The terms that a search of properties is found by; none if nothing can match it. */
export function termsOf(search: Search, reached: Reached | undefined): SearchTerm[] {
  const { spots } = narrowest(search, reached)
  const { typeIds } = search
  const byType = spots.length * typeIds.length <= mostTerms
  const wanted = typeIds.length && byType ? typeIds : [0]
  const types = byType && typeIds.every((typeId) => typeId < 2 ** typeBits)
  const market = {
    isSale: search.salesType,
    usage: search.usageType ?? null,
    gross: !search.salesType && search.rentBasis === 'gross',
  }
  return spots.flatMap(({ exact, box, ...spot }) =>
    wanted.map((typeId) => ({
      term: packed({ ...spot, ...market, typeId }),
      decides: { place: exact, types },
      box,
    })),
  )
}

import { cellOf, cellSides } from './grid.ts'
import { hashed, packed, type Dimension } from './term.ts'

/** What the index needs to know about a listing: columns of `property_search`. */
export interface IndexedListing {
  propertyId: number
  reference: string
  usage: string
  isSale: boolean
  typeId: number
  provinceId: number
  cityId: number | null
  suburbId: number | null
  suburb: string
  monthly: number
  gross: number | null
  mapLat: number | null
  mapLng: number | null
}

export interface Probe {
  term: bigint
  /** What the prices of searches with this term are compared with. */
  price: number
}

function spotsOf(listing: IndexedListing): [Dimension, number][] {
  const { provinceId, cityId, suburbId, suburb, mapLat, mapLng } = listing
  const spots: [Dimension, number | null][] = [
    ['anywhere', 0],
    ['province', provinceId],
    ['city', cityId],
    ['suburb', suburbId],
    ['cityAlone', suburbId === null ? cityId : null],
    ['suburbName', suburb ? hashed(suburb) : null],
    ['listing', listing.propertyId],
    ['reference', hashed(listing.reference)],
  ]
  if (mapLat !== null && mapLng !== null) {
    for (const level of cellSides.keys()) {
      spots.push([`cell${level}` as Dimension, cellOf(mapLat, mapLng, level)])
    }
  }
  return spots.filter((spot): spot is [Dimension, number] => spot[1] !== null)
}

/** Every term that a search matching this listing can have. */
export function probesOf(listing: IndexedListing): Probe[] {
  const { usage, isSale, typeId, monthly, gross } = listing
  const prices = [{ gross: false, price: monthly }]
  if (!isSale && gross !== null) prices.push({ gross: true, price: gross })
  return spotsOf(listing).flatMap(([dimension, value]) =>
    [usage, null].flatMap((wanted) =>
      [typeId, 0].flatMap((type) =>
        prices.map(({ gross: isGross, price }) => ({
          term: packed({ dimension, value, isSale, usage: wanted, gross: isGross, typeId: type }),
          price,
        })),
      ),
    ),
  )
}

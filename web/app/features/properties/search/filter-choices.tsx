import { Link } from 'react-router'
import { formatRand } from '#contract/values/rand.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { chosenTypes, filtered, type Filters, type SearchState } from './search-state.ts'
import styles from './filter-rail.module.css'

const bedroomSteps = ['', '1', '2', '3', '4'] as const

export function BedroomChoice({ chosen }: { chosen: string }) {
  return (
    <div className={styles.beds}>
      {bedroomSteps.map((step) => (
        <label key={step}>
          <input type="radio" name="bedrooms" value={step} defaultChecked={chosen === step} />
          <span>{step ? `${step}+` : 'Any'}</span>
        </label>
      ))}
    </div>
  )
}

interface TypeChoiceProps {
  types: readonly { id: number; description: string }[]
  facets: Facets | null
  filters: Filters
}

export function TypeChoice({ types, facets, filters }: TypeChoiceProps) {
  const chosen = chosenTypes(filters)
  const counts = new Map(facets?.types.map(({ id, count }) => [id, count]))
  return types.map(({ id, description }) => (
    <label key={id} className={styles.check}>
      <input type="checkbox" name="types" value={id} defaultChecked={chosen.includes(id)} />
      {description}
      <span className={styles.count}>{facets && groupedNumber(counts.get(id) ?? 0)}</span>
    </label>
  ))
}

interface NarrowingProps {
  facets: Facets | null
  state: SearchState
  to: (state: SearchState) => string
}

const mostSuburbs = 6

/** The suburbs with the most to see, until one is chosen. */
export function SuburbChoice({ facets, state, to }: NarrowingProps) {
  if (!facets?.suburbs.length || state.filters.suburb) return null
  return (
    <ul className={styles.narrow} aria-label="Suburbs with the most listings">
      {facets.suburbs.slice(0, mostSuburbs).map(({ suburb, city, province, count }) => (
        <li key={`${suburb} ${city} ${province}`}>
          <Link to={to(filtered(state, { suburb, city, province }))} preventScrollReset>
            {suburb}
            <span className={styles.count}>{groupedNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function bandName({ from, to }: { from: number; to: number | null }): string {
  if (to === null) return `From ${formatRand(from)}`
  return from === 0 ? `Up to ${formatRand(to)}` : `${formatRand(from)} to ${formatRand(to)}`
}

/** The price bands that hold something, until prices are given. */
export function PriceBands({ facets, state, to }: NarrowingProps) {
  const { minPrice, maxPrice } = state.filters
  const bands = facets?.prices.filter(({ count }) => count > 0) ?? []
  if (minPrice || maxPrice || bands.length < 2) return null
  return (
    <ul className={styles.narrow} aria-label="Price bands">
      {bands.map((band) => (
        <li key={band.from}>
          <Link
            to={to(
              filtered(state, {
                minPrice: band.from ? String(band.from) : '',
                maxPrice: band.to === null ? '' : String(band.to),
              }),
            )}
            preventScrollReset
          >
            {bandName(band)}
            <span className={styles.count}>{groupedNumber(band.count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

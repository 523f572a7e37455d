import { placeKeyOf } from '#contract/places/place-key.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { CachedFragment } from '../../../ui/fragments/cached-fragment.tsx'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { awaitsScript } from '../../../ui/feedback/awaits-script.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { FeatureChoice } from './feature-choices.ts'
import {
  chosenFeatures,
  chosenPlaces,
  chosenTypes,
  filtered,
  type Filters,
  type SearchState,
} from './search-state.ts'
import styles from './filter-choices.module.css'

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

interface CheckProps {
  name: string
  value: string | number
  label: string
  checked: boolean
  count?: number | null
}

/** A line with a checkbox beside the results, a pill in a phone's sheet. */
function Check({ name, value, label, checked, count = null }: CheckProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} value={value} defaultChecked={checked} />
      {label}
      {count !== null && <span className={styles.count}>{groupedNumber(count)}</span>}
    </label>
  )
}

/** The same for all searches with the same choices, while the counts are loading. */
function CheckList({ checks }: { checks: readonly CheckProps[] }) {
  return (
    <CachedFragment name="filter-checks" dependsOn={checks}>
      <div className={styles.checks}>
        {checks.map((check) => (
          <Check key={check.value} {...check} />
        ))}
      </div>
    </CachedFragment>
  )
}

/** Choices that would find nothing are not offered; until the counts are known, all are. */
export function isOffered(chosen: boolean, count: number | null | undefined): boolean {
  return chosen || count === null || Boolean(count)
}

interface TypeChoiceProps {
  types: readonly { id: number; description: string }[]
  facets: Facets | null
  filters: Filters
}

export function TypeChoice({ types, facets, filters }: TypeChoiceProps) {
  const chosen = chosenTypes(filters)
  const counts = new Map(facets?.types.map(({ id, count }) => [id, count]))
  const offered = types.filter(({ id }) => isOffered(chosen.includes(id), facets && counts.get(id)))
  if (offered.length === 0) return <p className={styles.note}>No types to choose from.</p>
  return (
    <CheckList
      checks={offered.map(({ id, description }) => ({
        name: 'types',
        value: id,
        label: description,
        checked: chosen.includes(id),
        count: facets && (counts.get(id) ?? 0),
      }))}
    />
  )
}

interface FeatureCheckProps {
  features: readonly FeatureChoice[]
  filters: Filters
}

export function FeatureChecks({ features, filters }: FeatureCheckProps) {
  const chosen = chosenFeatures(filters)
  const offered = features.filter(({ key, count }) => isOffered(chosen.includes(key), count))
  if (offered.length === 0) return <p className={styles.note}>No features to choose from.</p>
  return (
    <CheckList
      checks={offered.map(({ key, name, count }) => ({
        name: 'features',
        value: key,
        label: name,
        checked: chosen.includes(key),
        count,
      }))}
    />
  )
}

interface NewsChoiceProps {
  newThisWeek: boolean
  reduced: boolean
}

export function NewsChoice({ newThisWeek, reduced }: NewsChoiceProps) {
  return (
    <div className={styles.checks}>
      <Check name="newThisWeek" value="1" label="New this week" checked={newThisWeek} />
      <Check name="reduced" value="1" label="Price dropped" checked={reduced} />
    </div>
  )
}

interface NarrowingProps {
  facets: Facets | null
  /** The counts are loading: their space is reserved, so that nothing moves when they arrive. */
  awaited: boolean
  state: SearchState
  to: (state: SearchState) => string
}

const mostSuburbs = 6

/** The suburbs with the most results, until one is chosen. */
export function SuburbChoice({ facets, awaited, state, to }: NarrowingProps) {
  const { filters } = state
  const inSuburb = chosenPlaces(filters).some((key) => key.split('.').length === 3)
  if (inSuburb || filters.suburb || filters.near) return null
  if (awaited) return <AwaitedSuburbs />
  if (!facets?.suburbs.length) return null
  return (
    <ul className={styles.narrow} aria-label="Suburbs with the most listings">
      {facets.suburbs.slice(0, mostSuburbs).map(({ suburb, city, province, count }) => (
        <li key={`${suburb} ${city} ${province}`}>
          <Link
            to={to(
              filtered(state, {
                places: placeKeyOf({ suburb, city, province }),
                province: '',
                city: '',
                radius: '',
              }),
            )}
            preventScrollReset
          >
            {suburb}
            <span className={styles.count}>{groupedNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** As many lines as are expected. */
function AwaitedSuburbs() {
  return (
    <div aria-hidden="true" className={classNames(styles.narrow, styles.awaited)} {...awaitsScript}>
      {Array.from({ length: mostSuburbs }, (_, n) => (
        <span key={n}>
          <Skeleton width={`${40 + ((n * 17) % 30)}%`} height="0.75rem" />
        </span>
      ))}
    </div>
  )
}

interface Band {
  from: number
  to: number | null
}

function bandName({ from, to }: Band): string {
  if (to === null) return `From ${formatRand(from)}`
  return from === 0 ? `Up to ${formatRand(to)}` : `${formatRand(from)} to ${formatRand(to)}`
}

function isWithin({ from, to }: Band, { minPrice, maxPrice }: Filters): boolean {
  const low = Number(minPrice ?? 0)
  const high = maxPrice ? Number(maxPrice) : Number.POSITIVE_INFINITY
  return from < high && (to ?? Number.POSITIVE_INFINITY) > low
}

/** How many there are at each price. A bar filters by its prices. */
export function PriceBands({ facets, awaited, state, to }: NarrowingProps) {
  if (awaited) {
    return (
      <div
        aria-hidden="true"
        className={classNames(styles.bars, styles.awaited)}
        {...awaitsScript}
      />
    )
  }
  const bands = facets?.prices ?? []
  const most = Math.max(...bands.map(({ count }) => count))
  if (bands.filter(({ count }) => count > 0).length < 2) return null
  return (
    <ul className={styles.bars} aria-label="Price bands">
      {bands.map((band) => (
        <li key={band.from}>
          <Link
            to={to(
              filtered(state, {
                minPrice: band.from ? String(band.from) : '',
                maxPrice: band.to === null ? '' : String(band.to),
              }),
            )}
            title={`${bandName(band)}: ${groupedNumber(band.count)}`}
            aria-label={`${bandName(band)}, ${groupedNumber(band.count)}`}
            className={classNames(isWithin(band, state.filters) && styles.within)}
            preventScrollReset
          >
            <span style={{ height: `${Math.max(4, Math.round((band.count / most) * 100))}%` }} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

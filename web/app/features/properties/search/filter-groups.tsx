import type { FieldErrors } from '#contract/errors.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { FilterGroup, FilterPair } from '../../../ui/filters/filter-group.tsx'
import { DateField } from '../../../ui/form/date-field/date-field.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { CachedFragment } from '../../../ui/fragments/cached-fragment.tsx'
import { BedroomChoice, NewsChoice, PriceBands } from './filter-choices.tsx'
import type { FilterName, Filters, SearchState } from './search-state.ts'
import styles from './filter-choices.module.css'

/** Whether any of these filters is active. */
export function isUsed(filters: Filters, ...names: FilterName[]): boolean {
  return names.some((name) => Boolean(filters[name]))
}

interface PriceGroupProps {
  state: SearchState
  facets: Facets | null
  awaited: boolean
  to: (state: SearchState) => string
  errors: FieldErrors
}

export function PriceGroup({ state, facets, awaited, to, errors }: PriceGroupProps) {
  const { filters, usage, isSale } = state
  return (
    <FilterGroup title="Price" open>
      <PriceBands facets={facets} awaited={awaited} state={state} to={to} />
      <FilterPair>
        <RandField
          label="Minimum price"
          name="minPrice"
          defaultValue={filters.minPrice ?? ''}
          error={errors['minPrice']}
        />
        <RandField
          label="Maximum price"
          name="maxPrice"
          defaultValue={filters.maxPrice ?? ''}
          error={errors['maxPrice']}
        />
      </FilterPair>
      {!isSale && <p className={styles.note}>Rents are compared as rand per month.</p>}
      {usage === 'Commercial' && !isSale && (
        <SelectField
          label="Rent"
          name="rentBasis"
          placeholder="Net: without operating costs"
          options={[{ value: 'gross', label: 'Gross: with operating costs' }]}
          defaultValue={filters.rentBasis === 'gross' ? 'gross' : ''}
        />
      )}
    </FilterGroup>
  )
}

interface RateGroupProps {
  filters: Filters
  errors: FieldErrors
}

/** How business premises are compared; a rent is monthly. */
export function RateGroup({ filters, errors }: RateGroupProps) {
  return (
    <FilterGroup title="Price per m²" open={isUsed(filters, 'minRate', 'maxRate')}>
      <FilterPair>
        <RandField
          label="Minimum per m²"
          name="minRate"
          defaultValue={filters.minRate ?? ''}
          error={errors['minRate']}
        />
        <RandField
          label="Maximum per m²"
          name="maxRate"
          defaultValue={filters.maxRate ?? ''}
          error={errors['maxRate']}
        />
      </FilterPair>
    </FilterGroup>
  )
}

export function BedroomsGroup({ bedrooms = '' }: Pick<Filters, 'bedrooms'>) {
  return (
    <CachedFragment name="bedrooms-group" dependsOn={bedrooms}>
      <FilterGroup title="Bedrooms" open>
        <BedroomChoice chosen={bedrooms} />
      </FilterGroup>
    </CachedFragment>
  )
}

const atLeast = [1, 2, 3, 4].map((count) => ({ value: count, label: `${count} or more` }))

export function RoomsGroup({
  bathrooms = '',
  garages = '',
}: Pick<Filters, 'bathrooms' | 'garages'>) {
  return (
    <CachedFragment name="rooms-group" dependsOn={[bathrooms, garages]}>
      <FilterGroup title="Bathrooms and garages" open={Boolean(bathrooms || garages)}>
        <FilterPair>
          <SelectField
            label="Bathrooms"
            name="bathrooms"
            placeholder="Any"
            options={atLeast}
            defaultValue={bathrooms}
          />
          <SelectField
            label="Garages"
            name="garages"
            placeholder="Any"
            options={atLeast}
            defaultValue={garages}
          />
        </FilterPair>
      </FilterGroup>
    </CachedFragment>
  )
}

export function NewsGroup({ newThisWeek, reduced }: Pick<Filters, 'newThisWeek' | 'reduced'>) {
  return (
    <CachedFragment name="news-group" dependsOn={[newThisWeek, reduced]}>
      <FilterGroup title="Recently listed or reduced" open={Boolean(newThisWeek || reduced)}>
        <NewsChoice newThisWeek={Boolean(newThisWeek)} reduced={Boolean(reduced)} />
      </FilterGroup>
    </CachedFragment>
  )
}

const sizes = {
  Size: { title: 'Size (m²)', noun: 'size' },
  Floor: { title: 'Floor size (m²)', noun: 'floor size' },
  Erf: { title: 'Erf size (m²)', noun: 'erf size' },
} as const

interface SizeGroupProps {
  of: keyof typeof sizes
  filters: Filters
  errors: FieldErrors
}

export function SizeGroup({ of, filters, errors }: SizeGroupProps) {
  const { title, noun } = sizes[of]
  const ends = (['min', 'max'] as const).map((end) => ({
    name: `${end}${of}` as const,
    label: `${end === 'min' ? 'Minimum' : 'Maximum'} ${noun}`,
    value: filters[`${end}${of}`] ?? '',
    error: errors[`${end}${of}`],
  }))
  return (
    <CachedFragment name="size-group" dependsOn={ends}>
      <FilterGroup title={title} open={ends.some(({ value }) => value !== '')}>
        <FilterPair>
          {ends.map(({ name, label, value, error }) => (
            <TextField
              key={name}
              label={label}
              name={name}
              inputMode="numeric"
              defaultValue={value}
              error={error}
            />
          ))}
        </FilterPair>
      </FilterGroup>
    </CachedFragment>
  )
}

interface OtherGroupProps extends Pick<Filters, 'availableFrom' | 'keyword'> {
  residential: boolean
  /** Of the date. */
  error: string | undefined
}

export function OtherGroup(props: OtherGroupProps) {
  const { availableFrom = '', keyword = '', residential, error } = props
  return (
    <CachedFragment name="other-group" dependsOn={[availableFrom, keyword, residential, error]}>
      <FilterGroup
        title="Available from and keywords"
        open={Boolean(availableFrom || keyword || error)}
      >
        <DateField
          label="Available from"
          name="availableFrom"
          defaultValue={availableFrom}
          error={error}
        />
        <TextField
          label="Keywords"
          name="keyword"
          type="search"
          defaultValue={keyword}
          placeholder={residential ? 'Stoep, study, thatch…' : 'Dock, three-phase, crane…'}
        />
      </FilterGroup>
    </CachedFragment>
  )
}

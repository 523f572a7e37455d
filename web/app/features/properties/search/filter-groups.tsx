import type { FieldErrors } from '#contract/errors.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { FilterGroup, FilterPair } from '../../../ui/filters/filter-group.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { PriceBands } from './filter-choices.tsx'
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

const atLeast = [1, 2, 3, 4].map((count) => ({ value: count, label: `${count} or more` }))

export function RoomsGroup({ filters }: { filters: Filters }) {
  return (
    <FilterGroup title="Bathrooms and garages" open={isUsed(filters, 'bathrooms', 'garages')}>
      <FilterPair>
        <SelectField
          label="Bathrooms"
          name="bathrooms"
          placeholder="Any"
          options={atLeast}
          defaultValue={filters.bathrooms ?? ''}
        />
        <SelectField
          label="Garages"
          name="garages"
          placeholder="Any"
          options={atLeast}
          defaultValue={filters.garages ?? ''}
        />
      </FilterPair>
    </FilterGroup>
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
  return (
    <FilterGroup title={title} open={isUsed(filters, `min${of}`, `max${of}`)}>
      <FilterPair>
        {(['min', 'max'] as const).map((end) => (
          <TextField
            key={end}
            label={`${end === 'min' ? 'Minimum' : 'Maximum'} ${noun}`}
            name={`${end}${of}`}
            inputMode="numeric"
            defaultValue={filters[`${end}${of}`] ?? ''}
            error={errors[`${end}${of}`]}
          />
        ))}
      </FilterPair>
    </FilterGroup>
  )
}

import { useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import type { Facets } from '#contract/properties/search.schema.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { FilterGroup } from '../../../ui/filters/filter-group.tsx'
import { FilterSheet } from '../../../ui/filters/filter-sheet.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { isCompleteDay } from '../../../ui/form/use-day-choice.ts'
import { FieldIds } from '../../../ui/form/use-field-id.ts'
import { DriveTime } from './drive-time.tsx'
import type { FeatureChoice } from './feature-choices.ts'
import { FeatureChecks, SuburbChoice, TypeChoice } from './filter-choices.tsx'
import {
  BedroomsGroup,
  isUsed,
  NewsGroup,
  OtherGroup,
  PriceGroup,
  RateGroup,
  RoomsGroup,
  SizeGroup,
} from './filter-groups.tsx'
import { PlaceGroup } from './place-group.tsx'
import type { PlaceNames } from './results-texts.ts'
import {
  changed,
  defaultSize,
  filtered,
  queryOf,
  searchStateOf,
  type SearchState,
} from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import { useShownFilters } from './use-shown-filters.ts'
import styles from './filter-rail.module.css'

export const filterSheet = 'filters'
export const filterForm = 'filter-form'

interface FilterRailProps {
  state: SearchState
  /** The address of a search. */
  to: (state: SearchState) => string
  step: Step
  types: readonly { id: number; description: string }[]
  features: readonly FeatureChoice[]
  names: PlaceNames
  facets: Facets | null
  /** The counts are loading. */
  awaited: boolean
  errors: FieldErrors
  /** The label of the sheet's button, such as the count. */
  done: string
}

/** Not a field of the form; homes have none for a price per m² either. */
const hiddenNames = [
  'province',
  'city',
  'suburb',
  'places',
  'near',
  'bbox',
  'polygon',
  'driveFrom',
  'propertyId',
] as const

export function FilterRail(props: FilterRailProps) {
  const { state, to, step, types, features, names, facets, awaited, errors, done } = props
  const { filters } = state
  const form = useRef<HTMLFormElement>(null)
  const noteFields = useShownFilters(form, filters)

  function apply(element: HTMLFormElement) {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(element)) query.append(name, String(value))
    noteFields()
    const read = searchStateOf(query, state.usage)
    step((from) => {
      const next = changed(from, { filters: read.filters })
      // An unchanged field does not lead back to the first page.
      return queryOf(next) === queryOf(changed(from, {})) ? from : next
    })
  }
  function choose(event: FormEvent<HTMLFormElement>) {
    const { type, name, value } = event.target as HTMLInputElement
    if (name === 'salesType') return
    const isChosen = ['radio', 'checkbox', 'select-one'].includes(type)
    if (isChosen || (name === 'availableFrom' && isCompleteDay(value))) apply(event.currentTarget)
  }
  function leave(event: FocusEvent<HTMLFormElement>) {
    const { type, role } = event.target as Element as HTMLInputElement
    if (role !== 'combobox' && ['text', 'search'].includes(type)) apply(event.currentTarget)
  }
  /** Enter does not submit a form with several fields and no button; this one acts immediately. */
  function enter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    if (event.target instanceof HTMLInputElement) event.currentTarget.requestSubmit()
  }
  function turn(isSale: boolean) {
    // A rent is not a sale price, and vice versa.
    const none = { minPrice: '', maxPrice: '', minRate: '', maxRate: '', rentBasis: '' }
    step((from) => changed(filtered(from, none), { isSale }))
  }
  const residential = state.usage === 'Residential'
  const hidden = residential ? ([...hiddenNames, 'minRate', 'maxRate'] as const) : hiddenNames

  return (
    <FilterSheet id={filterSheet} closed={state.view === 'map'} done={done}>
      <FieldIds value={filterForm}>
        <form
          ref={form}
          id={filterForm}
          method="get"
          aria-label="Filters"
          className={styles.rail}
          onChange={choose}
          onBlur={leave}
          onKeyDown={enter}
          onSubmit={(event) => {
            event.preventDefault()
            apply(event.currentTarget)
          }}
        >
          {hidden.map((name) =>
            filters[name] ? (
              <input key={name} type="hidden" name={name} value={filters[name]} />
            ) : null,
          )}
          <input type="hidden" name="propertyUsageType" value={state.usage} />
          {state.q && <input type="hidden" name="q" value={state.q} />}
          {state.view === 'map' && <input type="hidden" name="view" value="map" />}
          {state.size !== defaultSize && <input type="hidden" name="size" value={state.size} />}
          <Segmented
            legend="For sale or to rent"
            name="salesType"
            options={[
              { value: 'Sale', label: 'For sale' },
              { value: 'Rent', label: 'To rent' },
            ]}
            value={state.isSale ? 'Sale' : 'Rent'}
            onChange={(value) => turn(value === 'Sale')}
          />
          <div className={styles.place}>
            <PlaceGroup state={state} names={names} step={step} />
            <SuburbChoice facets={facets} awaited={awaited} state={state} to={to} />
          </div>
          <PriceGroup state={state} facets={facets} awaited={awaited} to={to} errors={errors} />
          {!residential && <RateGroup filters={filters} errors={errors} />}
          {residential && <BedroomsGroup bedrooms={filters.bedrooms} />}
          <FilterGroup title="Type" open>
            <TypeChoice types={types} facets={facets} filters={filters} />
          </FilterGroup>
          {residential && <RoomsGroup bathrooms={filters.bathrooms} garages={filters.garages} />}
          <FilterGroup title="Must have" open={isUsed(filters, 'features')}>
            <FeatureChecks features={features} filters={filters} />
          </FilterGroup>
          <NewsGroup newThisWeek={filters.newThisWeek} reduced={filters.reduced} />
          {residential && <SizeGroup of="Size" filters={filters} errors={errors} />}
          {!residential && <SizeGroup of="Floor" filters={filters} errors={errors} />}
          {!residential && <SizeGroup of="Erf" filters={filters} errors={errors} />}
          <FilterGroup title="Drive time" open={isUsed(filters, 'driveFrom')}>
            <DriveTime state={state} names={names} step={step} />
          </FilterGroup>
          <OtherGroup
            residential={residential}
            availableFrom={filters.availableFrom}
            keyword={filters.keyword}
            error={errors['availableFrom']}
          />
          <noscript>
            <Button type="submit" kind="brand" block>
              Show results
            </Button>
          </noscript>
          <LinkButton to={to(changed(state, { filters: {}, q: '' }))} block preventScrollReset>
            Clear all filters
          </LinkButton>
        </form>
      </FieldIds>
    </FilterSheet>
  )
}

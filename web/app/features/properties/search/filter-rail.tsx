import {
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Facets } from '#contract/properties/search.schema.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { BedroomChoice, PriceBands, SuburbChoice, TypeChoice } from './filter-choices.tsx'
import { PlaceField } from './place-field.tsx'
import { changed, filtered, queryOf, searchStateOf, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import { useShownFilters } from './use-shown-filters.ts'
import { isTypedWhole } from '../../../ui/form/use-day-choice.ts'
import styles from './filter-rail.module.css'

export const filterSheet = 'filters'

interface FilterRailProps {
  state: SearchState
  /** The address of a search. */
  to: (state: SearchState) => string
  step: Step
  types: readonly { id: number; description: string }[]
  facets: Facets | null
  errors: FieldErrors
  /** The label of the sheet's button, such as the count. */
  done: string
}

const atLeast = [1, 2, 3, 4].map((count) => ({ value: count, label: `${count} or more` }))
const hiddenNames = ['province', 'city', 'suburb', 'bbox', 'polygon', 'propertyId'] as const

/** Beside the results on a wide screen; on a narrow one a sheet that a button opens, without script. */
export function FilterRail(props: FilterRailProps) {
  const { state, to, step, types, facets, errors, done } = props
  const { filters } = state
  const [place, setPlace] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const noteFields = useShownFilters(form, filters)

  function apply(element: HTMLFormElement) {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(element)) query.append(name, String(value))
    noteFields()
    const read = searchStateOf(query, state.usage)
    step((from) => {
      const next = changed(from, { filters: read.filters })
      // A field that is left as it was does not lead back to the first page.
      return queryOf(next) === queryOf(changed(from, {})) ? from : next
    })
  }
  function choose(event: FormEvent<HTMLFormElement>) {
    const { type, value } = event.target as HTMLInputElement
    const isChosen = ['radio', 'checkbox', 'select-one'].includes(type)
    if (isChosen || (type === 'date' && isTypedWhole(value))) apply(event.currentTarget)
  }
  function leave(event: FocusEvent<HTMLFormElement>) {
    const { name, type } = event.target as Element as HTMLInputElement
    if (name !== 'place' && ['text', 'date', 'search'].includes(type)) apply(event.currentTarget)
  }
  /** A form of several fields without a button is not sent by Enter; this one acts at once. */
  function enter(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    if (event.target instanceof HTMLInputElement) event.currentTarget.requestSubmit()
  }
  function turn(isSale: boolean) {
    // A rent is not a sale price, and the other way round.
    step((from) => changed(filtered(from, { minPrice: '', maxPrice: '' }), { isSale }))
  }

  return (
    <div id={filterSheet} popover="auto" className={styles.sheet}>
      <div className={styles.head}>
        <p>Filters</p>
        <button type="button" aria-label="Close" popoverTarget={filterSheet}>
          <IconX aria-hidden="true" />
        </button>
      </div>
      <form
        ref={form}
        method="get"
        aria-label="Filters"
        className={styles.rail}
        onChange={choose}
        onBlur={leave}
        onKeyDown={enter}
        onSubmit={(event) => {
          if (place.trim() === '') {
            event.preventDefault()
            apply(event.currentTarget)
          }
        }}
      >
        {hiddenNames.map((name) =>
          filters[name] ? (
            <input key={name} type="hidden" name={name} value={filters[name]} />
          ) : null,
        )}
        <input type="hidden" name="propertyUsageType" value={state.usage} />
        <input type="hidden" name="sort" value={state.sort} />
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
        <div className={styles.group}>
          <PlaceField
            placeholder={filters.suburb || filters.city ? 'Change location' : 'Add a location'}
            help="Type at least three letters."
            text={place}
            onText={setPlace}
            onChoose={({ province, city, suburb }) => {
              setPlace('')
              step((from) => filtered(from, { province, city, suburb, bbox: '', polygon: '' }))
            }}
          />
          <SuburbChoice facets={facets} state={state} to={to} />
        </div>
        <Group title="Price">
          <div className={styles.two}>
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
          </div>
          <PriceBands facets={facets} state={state} to={to} />
        </Group>
        {state.usage === 'Residential' && (
          <Group title="Bedrooms">
            <BedroomChoice chosen={filters.bedrooms ?? ''} />
          </Group>
        )}
        <Group title="Type">
          <TypeChoice types={types} facets={facets} filters={filters} />
        </Group>
        <div className={styles.group}>
          <div className={styles.two}>
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
          </div>
        </div>
        <Group title="Size (m²)">
          <div className={styles.two}>
            <TextField
              label="Minimum size"
              name="minSize"
              inputMode="numeric"
              defaultValue={filters.minSize ?? ''}
              error={errors['minSize']}
            />
            <TextField
              label="Maximum size"
              name="maxSize"
              inputMode="numeric"
              defaultValue={filters.maxSize ?? ''}
              error={errors['maxSize']}
            />
          </div>
        </Group>
        <div className={styles.group}>
          <TextField
            label="Available from"
            name="availableFrom"
            type="date"
            defaultValue={filters.availableFrom ?? ''}
            error={errors['availableFrom']}
          />
          <TextField
            label="Keywords"
            name="keyword"
            type="search"
            defaultValue={filters.keyword ?? ''}
            placeholder="Pool, solar, flatlet…"
          />
        </div>
        <noscript>
          <Button type="submit" kind="brand" block>
            Show results
          </Button>
        </noscript>
        <LinkButton to={to(changed(state, { filters: {} }))} block preventScrollReset>
          Clear all filters
        </LinkButton>
      </form>
      <div className={styles.foot}>
        <button type="button" popoverTarget={filterSheet} className={styles.show}>
          {done}
        </button>
      </div>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

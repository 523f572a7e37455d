import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { classNames } from '../../../ui/class-names.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { isOffered } from './filter-choices.tsx'
import type { FeatureChoice } from './feature-choices.ts'
import { filterForm, filterSheet } from './filter-rail.tsx'
import { chosenFeatures, filtered, withFeature, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import styles from './search-band.module.css'

interface QuickFiltersProps {
  state: SearchState
  features: readonly FeatureChoice[]
  /** The number of active filters. */
  active: number
  step: Step
}

const mostPills = 5

/** One click for the most common filters, and a button for all of them. */
export function QuickFilters({ state, features, active, step }: QuickFiltersProps) {
  const { filters, usage, view } = state
  const chosen = chosenFeatures(filters)
  const groups = usage === 'Residential' ? ['Price', 'Bedrooms', 'Type'] : ['Price', 'Type']
  return (
    <div className={classNames(styles.filters, view === 'map' && styles.beside)}>
      <button type="button" className={styles.all} popoverTarget={filterSheet}>
        <IconAdjustmentsHorizontal aria-hidden="true" />
        Filters
        {active > 0 && <span className={styles.number}>{active}</span>}
      </button>
      {view === 'map' &&
        groups.map((group) => (
          <button
            key={group}
            type="button"
            className={styles.drop}
            popoverTarget={filterSheet}
            onClick={() => showGroup(group)}
          >
            {group}
            <IconChevronDown aria-hidden="true" />
          </button>
        ))}
      <ul className={styles.pills} aria-label="Quick filters">
        <Pill
          label="New this week"
          name="newThisWeek"
          value="1"
          on={Boolean(filters.newThisWeek)}
          turn={(on) => step((from) => filtered(from, { newThisWeek: on ? '1' : '' }))}
        />
        <Pill
          label="Price dropped"
          name="reduced"
          value="1"
          on={Boolean(filters.reduced)}
          turn={(on) => step((from) => filtered(from, { reduced: on ? '1' : '' }))}
        />
        {pillsOf(features, chosen).map(({ key, name, count }) => (
          <Pill
            key={key}
            label={name}
            name="features"
            value={key}
            count={count}
            on={chosen.includes(key)}
            turn={(on) => step((from) => withFeature(from, key, on))}
          />
        ))}
      </ul>
    </div>
  )
}

/** The chosen ones, then those with the most results, in their usual order. */
function pillsOf(features: readonly FeatureChoice[], chosen: readonly string[]): FeatureChoice[] {
  const rank = ({ key, count }: FeatureChoice) =>
    chosen.includes(key) ? Number.POSITIVE_INFINITY : (count ?? 0)
  const found = features.filter(({ key, count }) => isOffered(chosen.includes(key), count))
  const best = found.toSorted((a, b) => rank(b) - rank(a)).slice(0, mostPills)
  const usual = new Set(best.map(({ key }) => key))
  return features.filter(({ key }) => usual.has(key))
}

interface PillProps {
  label: string
  /** The form field that it fills. */
  name: string
  value: string
  on: boolean
  turn: (on: boolean) => void
  count?: number | null
}

/**
 * A button, not a link: with links, search engines would see a separate page for each combination
 * of filters. Before any script has loaded, it submits the filters with its own added.
 */
function Pill({ label, name, value, on, turn, count = null }: PillProps) {
  return (
    <li>
      <button
        type="submit"
        form={filterForm}
        name={on ? undefined : name}
        value={value}
        className={styles.pill}
        aria-pressed={on}
        onClick={(event) => {
          event.preventDefault()
          turn(!on)
        }}
      >
        {on && <IconCheck aria-hidden="true" />}
        {label}
        {count !== null && <small>{groupedNumber(count)}</small>}
      </button>
    </li>
  )
}

/** The sheet opens at the group that was clicked. */
function showGroup(title: string) {
  requestAnimationFrame(() => {
    const group = document.querySelector(`#${filterSheet} [data-group="${title}"]`)
    group?.setAttribute('open', '')
    group?.scrollIntoView({ block: 'start' })
    group?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
  })
}

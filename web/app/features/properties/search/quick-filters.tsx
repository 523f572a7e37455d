import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { Link } from '../../../ui/navigation/link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { isOffered } from './filter-choices.tsx'
import type { FeatureChoice } from './feature-choices.ts'
import { filterSheet } from './filter-rail.tsx'
import { chosenFeatures, filtered, withFeature, type SearchState } from './search-state.ts'
import styles from './search-band.module.css'

interface QuickFiltersProps {
  state: SearchState
  features: readonly FeatureChoice[]
  /** How many filters are in force. */
  active: number
  to: (state: SearchState) => string
}

const mostPills = 5

/** One press for what is asked for most, and the way to all filters. */
export function QuickFilters({ state, features, active, to }: QuickFiltersProps) {
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
          name="New this week"
          on={Boolean(filters.newThisWeek)}
          to={to(filtered(state, { newThisWeek: filters.newThisWeek ? '' : '1' }))}
        />
        <Pill
          name="Price dropped"
          on={Boolean(filters.reduced)}
          to={to(filtered(state, { reduced: filters.reduced ? '' : '1' }))}
        />
        {pillsOf(features, chosen).map(({ key, name, count }) => (
          <Pill
            key={key}
            name={name}
            count={count}
            on={chosen.includes(key)}
            to={to(withFeature(state, key, !chosen.includes(key)))}
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
  name: string
  on: boolean
  to: string
  count?: number | null
}

function Pill({ name, on, to, count = null }: PillProps) {
  return (
    <li>
      <Link to={to} className={styles.pill} aria-current={on || undefined} preventScrollReset>
        {on && <IconCheck aria-hidden="true" />}
        {name}
        {count !== null && <small>{groupedNumber(count)}</small>}
      </Link>
    </li>
  )
}

/** The sheet opens at the group that was pressed. */
function showGroup(title: string) {
  requestAnimationFrame(() => {
    const group = document.querySelector(`#${filterSheet} [data-group="${title}"]`)
    group?.setAttribute('open', '')
    group?.scrollIntoView({ block: 'start' })
    group?.querySelector<HTMLElement>('input, select')?.focus({ preventScroll: true })
  })
}

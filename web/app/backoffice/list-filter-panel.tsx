import { useId, type ReactNode } from 'react'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { SavedView } from '#contract/saved-views/saved-views.calls.ts'
import { Link } from '../ui/navigation/link.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { ListFilters, type ListFilter } from './list-filters.tsx'
import { viewAddress, viewParameter } from './view-query.ts'
import styles from './list-filter-panel.module.css'

interface ListFilterPanelProps {
  filters: readonly ListFilter[]
  values: Record<string, string>
  to: (filters: Record<string, string>) => string
  views: readonly SavedView[]
  query: URLSearchParams
  /** `Show 11 weeks`. */
  showLabel: string
  /** Sorting, which is here on a phone. */
  children?: ReactNode
}

/**
 * The filters of a list: beside its search on a desktop, in a sheet behind one button on a phone.
 */
export function ListFilterPanel(props: ListFilterPanelProps) {
  const { filters, values, to, views, query, showLabel, children } = props
  const id = useId()
  const on = Object.keys(values).length
  const name = filters.length > 0 ? 'Filters' : 'Sort'
  const chosen = query.get(viewParameter)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        data-on={on > 0 || undefined}
      >
        <IconAdjustmentsHorizontal aria-hidden="true" />
        {name}
        {on > 0 && <span className={styles.count}>{on}</span>}
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.head}>
          <p>{name}</p>
          <button
            type="button"
            aria-label={`Close ${name.toLowerCase()}`}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <IconX aria-hidden="true" />
          </button>
        </div>
        {views.length > 0 && (
          <div className={styles.views}>
            <p>Saved views</p>
            {views.map((view) => (
              <Link
                key={view.id}
                to={viewAddress(view)}
                preventScrollReset
                aria-current={chosen === String(view.id) ? 'true' : undefined}
              >
                {view.name}
              </Link>
            ))}
          </div>
        )}
        <ListFilters filters={filters} values={values} to={to} />
        {children}
        <div className={styles.foot}>
          {on > 0 && (
            <LinkButton to={to({})} preventScrollReset>
              Clear all
            </LinkButton>
          )}
          <button
            type="button"
            className={styles.show}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            {showLabel}
          </button>
        </div>
      </div>
      <ActiveFilters filters={filters} values={values} to={to} />
    </>
  )
}

/** The active filters, on a phone, where the filters themselves are hidden. */
function ActiveFilters({
  filters,
  values,
  to,
}: Pick<ListFilterPanelProps, 'filters' | 'values' | 'to'>) {
  const active = filters.filter(({ name }) => values[name])
  if (active.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {active.map((filter) => {
        const { [filter.name]: _left, ...others } = values
        const text = valueText(filter, values[filter.name] ?? '')
        return (
          <li key={filter.name}>
            <LinkButton
              size="sm"
              to={to(others)}
              preventScrollReset
              aria-label={`Remove the filter ${filter.label}: ${text}`}
            >
              {text} <IconX aria-hidden="true" />
            </LinkButton>
          </li>
        )
      })}
    </ul>
  )
}

function valueText(filter: ListFilter, value: string): string {
  if (filter.kind !== 'select') return `${filter.label} ${value}`
  return filter.options.find((option) => String(option.value) === value)?.label ?? value
}

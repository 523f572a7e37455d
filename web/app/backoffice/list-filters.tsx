import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { parseAmount } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { DateInput } from '../ui/form/date-field/date-input.tsx'
import { controlProps, FieldNotes } from '../ui/form/field.tsx'
import { useAmountInput } from '../ui/form/use-amount-input.ts'
import { useDayChoice } from '../ui/form/use-day-choice.ts'
import styles from './list-filters.module.css'

/** One filter of a list; its name is the list call's own. */
export type ListFilter = {
  name: string
  label: string
  /** Rarely used: shown on request, or while it is active. */
  seldom?: boolean
} & (
  | { kind: 'select'; options: readonly { value: string | number; label: string }[]; all: string }
  | { kind: 'day' }
  | { kind: 'rand' }
)

interface ListFiltersProps {
  filters: readonly ListFilter[]
  values: Record<string, string>
  to: (filters: Record<string, string>) => string
}

/** The filters beside the search box: each one acts as soon as it is chosen. */
export function ListFilters({ filters, values, to }: ListFiltersProps) {
  const navigate = useNavigate()
  const on = Object.keys(values).length
  const seldom = filters.filter((filter) => filter.seldom)
  const [all, setAll] = useState(() => seldom.some(({ name }) => values[name]))
  function choose(name: string, value: string) {
    void navigate(to({ ...values, [name]: value }), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      {withPeriods(filters.filter((filter) => all || !filter.seldom)).map((group) => {
        const inputs = group.map((filter) => (
          <FilterInput
            key={filter.name}
            filter={filter}
            value={values[filter.name] ?? ''}
            onChoose={(value) => choose(filter.name, value)}
          />
        ))
        const [first] = group
        return group.length > 1 ? (
          <div key={first?.name} className={styles.period}>
            {inputs}
          </div>
        ) : (
          inputs
        )
      })}
      {seldom.length > 0 && (
        <Button kind="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Fewer filters' : 'More filters'}
        </Button>
      )}
      {on > 0 && (
        <LinkButton kind="quiet" to={to({})} preventScrollReset className={styles.clear}>
          {on === 1 ? 'Clear filter' : `Clear ${on} filters`}
        </LinkButton>
      )}
    </>
  )
}

/** The first and the last day of a period stay side by side, wherever a line wraps. */
function withPeriods(filters: readonly ListFilter[]): ListFilter[][] {
  const groups: ListFilter[][] = []
  for (const filter of filters) {
    const last = groups.at(-1)
    if (filter.kind === 'day' && last?.[0]?.kind === 'day') last.push(filter)
    else groups.push([filter])
  }
  return groups
}

interface FilterInputProps {
  filter: ListFilter
  value: string
  onChoose: (value: string) => void
}

function FilterInput({ filter, value, onChoose }: FilterInputProps) {
  const id = useId()
  return (
    <div className={styles.filter} data-on={value ? '' : undefined}>
      <label htmlFor={id}>{filter.label}</label>
      {filter.kind === 'rand' ? (
        <RandInput key={value} id={id} value={value} onChoose={onChoose} />
      ) : filter.kind === 'day' ? (
        <DayInput id={id} value={value} onChoose={onChoose} />
      ) : (
        <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          <option value="">{filter.all}</option>
          {filter.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

function DayInput({ id, value, onChoose }: { id: string } & Omit<FilterInputProps, 'filter'>) {
  const choice = useDayChoice(value, onChoose)
  return <DateInput id={id} {...choice} />
}

function RandInput({ id, value, onChoose }: { id: string } & Omit<FilterInputProps, 'filter'>) {
  function choose(typed: string) {
    const { amount, problem } = parseAmount(typed)
    // Invalid values have a message beside the field; the list stays as it is.
    if (!problem && String(amount || '') !== value) onChoose(String(amount || ''))
  }
  const { input, error } = useAmountInput({
    defaultValue: value,
    show: formatRand,
    onBlur: (event) => choose(event.target.value),
  })
  return (
    <>
      <input
        {...input}
        {...controlProps(id, { error })}
        placeholder="R Any"
        onKeyDown={(event) => event.key === 'Enter' && choose(event.currentTarget.value)}
      />
      <FieldNotes id={id} error={error} />
    </>
  )
}

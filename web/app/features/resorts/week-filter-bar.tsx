import { useNavigate } from 'react-router'
import { parseAmount } from '#contract/values/parse-amount.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { useDayChoice } from '../../ui/form/use-day-choice.ts'
import { RandField } from '../../ui/form/rand-field.tsx'
import { useEnterApplies } from '../../ui/form/use-enter-applies.ts'
import { bedroomOptions, holidayOptions, seasonOptions } from '../../shared/weeks/week-query.ts'
import styles from './week-filter-bar.module.css'

interface WeekFilterBarProps {
  filter: WeekFilter
  /** The address after one change. */
  to: (name: string, value: string) => string
  clearTo: string
}

/**
 * The filter above a resort's weeks: every choice acts immediately and is stored in the address.
 */
export function WeekFilterBar({ filter, to, clearTo }: WeekFilterBarProps) {
  const navigate = useNavigate()
  const enterApplies = useEnterApplies()
  const on = Object.values(filter).filter(Boolean).length
  function choose(name: string, value: string) {
    void navigate(to(name, value), { replace: true, preventScrollReset: true })
  }
  const date = useDayChoice(filter.date ?? '', (day) => choose('date', day))
  const ddate = useDayChoice(filter.ddate ?? '', (day) => choose('ddate', day))
  // A price passes through intermediate values while it is typed: it takes effect on blur.
  function leave(name: keyof WeekFilter, value: string) {
    if (value !== String(filter[name] ?? '')) choose(name, value)
  }
  function leavePrice(event: { currentTarget: HTMLInputElement }) {
    const { amount, problem } = parseAmount(event.currentTarget.value)
    // Invalid values have a message beside the field; the weeks stay as they are.
    if (!problem) leave('maxPrice', String(amount || ''))
  }
  const select = (name: 'season' | 'bedrooms' | 'holiday') => ({
    name,
    value: filter[name] ?? '',
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      choose(name, event.currentTarget.value),
  })
  return (
    <form {...enterApplies} method="get" className={styles.filters} aria-label="Filter the weeks">
      <SelectField
        {...select('season')}
        label="Season"
        placeholder="All seasons"
        options={seasonOptions}
      />
      <SelectField
        {...select('bedrooms')}
        label="Bedrooms"
        placeholder="Any"
        options={bedroomOptions}
      />
      <SelectField
        {...select('holiday')}
        label="School holiday"
        placeholder="Any time"
        options={holidayOptions()}
      />
      <RandField
        key={`price ${filter.maxPrice}`}
        label="Maximum price"
        name="maxPrice"
        placeholder="Any"
        defaultValue={filter.maxPrice ?? null}
        onBlur={leavePrice}
      />
      <DateField {...date} label="Arrive on or after" name="date" />
      <DateField {...ddate} label="Leave by" name="ddate" min={filter.date} />
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
      {on > 0 && (
        <LinkButton to={clearTo} kind="quiet" size="sm" preventScrollReset className={styles.clear}>
          {on === 1 ? 'Clear filter' : `Clear ${on} filters`}
        </LinkButton>
      )}
    </form>
  )
}

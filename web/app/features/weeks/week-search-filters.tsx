import { useNavigate } from 'react-router'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { formatDay, toDay } from '#contract/values/day.ts'
import { amountOrNone, parseAmount } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useDayChoice } from '../../ui/form/use-day-choice.ts'
import { RandField } from '../../ui/form/rand-field.tsx'
import { useEnterApplies } from '../../ui/form/use-enter-applies.ts'
import {
  resortFilterOf,
  bedroomOptions,
  holidayOptions,
  seasonOptions,
} from '../../shared/weeks/week-query.ts'
import styles from './week-search-filters.module.css'

interface WeekSearchFiltersProps {
  query: URLSearchParams
  choices: ResortChoices
  to: (name: string, value: string) => string
}

interface Chip {
  name: string
  label: string
}

/** What narrows the search, each in a short text, the region first. */
export function chipsOf(query: URLSearchParams, { regions }: ResortChoices): Chip[] {
  const { season, bedrooms, date, ddate, maxPrice, holiday } = resortFilterOf(query)
  const region = regions.find(({ regionCode }) => regionCode === query.get('region'))
  const minPrice = amountOrNone(query.get('minPrice')) ?? 0
  const chips: (Chip | false | undefined)[] = [
    region && { name: 'region', label: region.regionName },
    holiday !== undefined && {
      name: 'holiday',
      label: holidayOptions().find(({ value }) => value === holiday)?.label ?? 'School holiday',
    },
    date !== undefined && { name: 'date', label: `From ${formatDay(date)}` },
    ddate !== undefined && { name: 'ddate', label: `Until ${formatDay(ddate)}` },
    season && { name: 'season', label: season },
    bedrooms && {
      name: 'bedrooms',
      label: bedroomOptions.find(({ value }) => value === bedrooms)?.label ?? bedrooms,
    },
    minPrice > 0 && { name: 'minPrice', label: `From ${formatRand(minPrice)}` },
    maxPrice !== undefined && { name: 'maxPrice', label: `Up to ${formatRand(maxPrice)}` },
    Boolean(query.get('keyword')) && { name: 'keyword', label: `“${query.get('keyword')}”` },
  ]
  return chips.filter((chip): chip is Chip => Boolean(chip))
}

/** The rail of the search: each choice acts at once; before the script it is a plain form. */
export function WeekSearchFilters({ query, choices, to }: WeekSearchFiltersProps) {
  const navigate = useNavigate()
  const enterApplies = useEnterApplies()
  const text = (name: string) => query.get(name) ?? ''
  function choose(name: string, value: string) {
    if (value !== text(name)) void navigate(to(name, value), { preventScrollReset: true })
  }
  const select = (name: string) => ({
    name,
    value: text(name),
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      choose(name, event.currentTarget.value),
  })
  const late = (name: string, read: (typed: string) => string | undefined) => ({
    key: `${name} ${text(name)}`,
    name,
    defaultValue: text(name),
    onBlur: (event: { currentTarget: HTMLInputElement }) => {
      const value = read(event.currentTarget.value)
      if (value !== undefined) choose(name, value)
    },
  })
  // What cannot be read has its message beside the field; the results stay as they are.
  const asAmount = (typed: string) => {
    const { amount, problem } = parseAmount(typed)
    return problem ? undefined : String(amount || '')
  }
  const { key: keywordKey, ...keyword } = late('keyword', (typed) => typed.trim())
  const date = useDayChoice(text('date'), (day) => choose('date', toDay(day) ?? ''))
  const ddate = useDayChoice(text('ddate'), (day) => choose('ddate', toDay(day) ?? ''))
  const { key: minKey, ...minPrice } = late('minPrice', asAmount)
  const { key: maxKey, ...maxPrice } = late('maxPrice', asAmount)
  return (
    <form {...enterApplies} method="get" role="search" className={styles.filters}>
      <TextField
        {...keyword}
        key={keywordKey}
        label="Keyword"
        placeholder="Resort, unit, reference"
      />
      <SelectField
        {...select('region')}
        label="Region"
        placeholder="All regions"
        options={choices.regions.map(({ regionCode, regionName }) => ({
          value: regionCode,
          label: regionName,
        }))}
      />
      <SelectField
        {...select('holiday')}
        label="School holiday"
        placeholder="Any time"
        options={holidayOptions()}
        help="Only weeks that fall entirely in the holiday."
      />
      <div className={styles.two}>
        <TextField {...date} name="date" label="Arrive on or after" />
        <TextField {...ddate} name="ddate" label="Leave by" />
      </div>
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
      <div className={styles.two}>
        <RandField {...minPrice} key={minKey} label="Minimum price" placeholder="Any" />
        <RandField {...maxPrice} key={maxKey} label="Maximum price" placeholder="Any" />
      </div>
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
      <LinkButton to="?" block preventScrollReset>
        Clear all filters
      </LinkButton>
    </form>
  )
}

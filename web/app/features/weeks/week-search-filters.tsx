import { useNavigate } from 'react-router'
import { placesText } from '#contract/places/place-key.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { toDay } from '#contract/values/day.ts'
import { parseAmount } from '#contract/values/parse-amount.ts'
import { readWeekNumbers } from '#contract/weeks/weeks.choices.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { FilterGroup, FilterPair } from '../../ui/filters/filter-group.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useDayChoice } from '../../ui/form/use-day-choice.ts'
import { RandField } from '../../ui/form/rand-field.tsx'
import { useEnterApplies } from '../../ui/form/use-enter-applies.ts'
import { PlacesField } from '../../shared/places/places-field.tsx'
import { usePlacesInput } from '../../shared/places/use-places-input.ts'
import { DriveFromField } from '../../shared/weeks/drive-from-field.tsx'
import {
  arrivalDayOptions,
  bedroomOptions,
  driveOptions,
  holidayOptions,
  seasonOptions,
  settingOptions,
  sleepOptions,
  usualDrive,
} from '../../shared/weeks/week-query.ts'
import { driveLabel, settingLabel, type WeekPlaces } from './week-chips.ts'
import styles from './week-search-filters.module.css'

interface WeekSearchFiltersProps {
  query: URLSearchParams
  choices: ResortChoices
  to: (changes: Record<string, string>) => string
  where: WeekPlaces
}

/** An address may contain a value that is not among the choices: it is added to them. */
function withChosen(
  options: readonly { value: string; label: string }[],
  value: string,
  label: (value: string) => string = settingLabel,
) {
  const known = !value || options.some((option) => option.value === value)
  return known ? [...options] : [...options, { value, label: label(value) }]
}

/** The search rail: each choice acts immediately; a plain form until the script has loaded. */
export function WeekSearchFilters({ query, choices, to, where }: WeekSearchFiltersProps) {
  const navigate = useNavigate()
  const { places, driveName } = where
  const placesInput = usePlacesInput(places, (chosen) =>
    choose('places', placesText(chosen.map(({ key }) => key))),
  )
  const enterApplies = useEnterApplies()
  const text = (name: string) => query.get(name) ?? ''
  function choose(name: string, value: string) {
    if (value !== text(name)) void navigate(to({ [name]: value }), { preventScrollReset: true })
  }
  function driveFrom(place: string) {
    const driveMinutes = place && (text('driveMinutes') || String(usualDrive))
    if (place !== text('driveFrom')) {
      void navigate(to({ driveFrom: place, driveMinutes }), { preventScrollReset: true })
    }
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
  // Invalid values have a message beside the field; the results stay as they are.
  const asAmount = (typed: string) => {
    const { amount, problem } = parseAmount(typed)
    return problem ? undefined : String(amount || '')
  }
  const { key: keywordKey, ...keyword } = late('keyword', (typed) => typed.trim())
  const { key: weekNumberKey, ...weekNumber } = late('weekNumber', (typed) =>
    (readWeekNumbers(typed) ?? []).join(','),
  )
  const date = useDayChoice(text('date'), (day) => choose('date', toDay(day) ?? ''))
  const ddate = useDayChoice(text('ddate'), (day) => choose('ddate', toDay(day) ?? ''))
  const { key: minKey, ...minPrice } = late('minPrice', asAmount)
  const { key: maxKey, ...maxPrice } = late('maxPrice', asAmount)
  const isUsed = (...names: string[]) => names.some((name) => text(name) !== '')
  return (
    <form
      {...enterApplies}
      method="get"
      role="search"
      aria-label="Filters"
      className={styles.filters}
    >
      <TextField
        {...keyword}
        key={keywordKey}
        label="Keyword"
        placeholder="Resort, unit, reference"
      />
      <PlacesField input={placesInput} label="Town or area" placeholder="Ballito, Drakensberg…" />
      {/* Without script only the text is submitted: existing choices go with it. */}
      <input type="hidden" name="places" value={text('places')} />
      <SelectField
        {...select('region')}
        label="Region"
        placeholder="All regions"
        options={choices.regions.map(({ regionCode, regionName }) => ({
          value: regionCode,
          label: regionName,
        }))}
      />
      <FilterGroup title="When" open>
        <SelectField
          {...select('holiday')}
          label="School holiday"
          placeholder="Any time"
          options={holidayOptions()}
          help="Only weeks that fall entirely in the holiday."
        />
        <div className={styles.dates}>
          <DateField {...date} name="date" label="Arrive on or after" />
          <DateField {...ddate} name="ddate" label="Leave by" />
        </div>
      </FilterGroup>
      <FilterGroup title="Price" open>
        <FilterPair>
          <RandField {...minPrice} key={minKey} label="Minimum price" placeholder="Any" />
          <RandField {...maxPrice} key={maxKey} label="Maximum price" placeholder="Any" />
        </FilterPair>
      </FilterGroup>
      <FilterGroup title="Size" open>
        <FilterPair>
          <SelectField
            {...select('bedrooms')}
            label="Bedrooms"
            placeholder="Any"
            options={bedroomOptions}
          />
          <SelectField
            {...select('sleeps')}
            label="Sleeps"
            placeholder="Any"
            options={withChosen(sleepOptions, text('sleeps'), (count) => `${count} or more`)}
          />
        </FilterPair>
      </FilterGroup>
      <FilterGroup
        title="Setting and drive time"
        open={isUsed('setting', 'driveFrom', 'driveMinutes')}
      >
        <SelectField
          {...select('setting')}
          label="Setting"
          placeholder="Any setting"
          options={withChosen(settingOptions, text('setting'))}
        />
        <DriveFromField key={driveName} name={driveName} onPlace={driveFrom} />
        <SelectField
          {...select('driveMinutes')}
          label="Drive time"
          placeholder="Any"
          options={withChosen(driveOptions, text('driveMinutes'), driveLabel)}
        />
      </FilterGroup>
      <FilterGroup title="Season, week and day" open={isUsed('season', 'weekNumber', 'arrivalDay')}>
        <SelectField
          {...select('season')}
          label="Season"
          placeholder="All seasons"
          options={seasonOptions}
        />
        <TextField
          {...weekNumber}
          key={weekNumberKey}
          label="Week number"
          placeholder="Any"
          inputMode="numeric"
        />
        <SelectField
          {...select('arrivalDay')}
          label="Day of arrival"
          placeholder="Any day"
          options={arrivalDayOptions}
        />
      </FilterGroup>
      <noscript>
        <Button type="submit">Search</Button>
      </noscript>
      <LinkButton to="?" block preventScrollReset>
        Clear all filters
      </LinkButton>
    </form>
  )
}

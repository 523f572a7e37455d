import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { placesText } from '#contract/places/place-key.ts'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { links } from '#contract/links.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { Button } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import type { ChosenPlace } from '../places/chosen-place.ts'
import { PlacesField } from '../places/places-field.tsx'
import { usePlacesInput } from '../places/use-places-input.ts'
import { FinderMore } from './finder-more.tsx'
import { resortOptions } from './resort-options.ts'
import { usualDrive } from './week-query.ts'
import styles from '../../ui/form/finder.module.css'

/**
 * Places, region, resort and dates, and what families choose a week by. A resort leads to its page, anything
 * else to the results.
 */
export function TimeshareFinder({ choices }: { choices: ResortChoices }) {
  const navigate = useNavigate()
  const [region, setRegion] = useState('')
  const [from, setFrom] = useState('')
  const [places, setPlaces] = useState<ChosenPlace[]>([])
  const input = usePlacesInput(places, setPlaces)
  const resorts = resortOptions(choices, region)

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '')
    const dates = { date: read('date'), ddate: read('ddate') }
    const maxPrice = String(amountOrNone(read('maxPrice')) || '')
    const all = await input.settle()
    if (!all) return
    const resort = read('resort')
    if (resort) {
      void navigate(links.resort(resort, { ...dates, holiday: read('holiday'), maxPrice }))
      return
    }
    const driveFrom = read('driveKey') || read('driveFrom').trim()
    const chosen = ['holiday', 'setting', 'sleeps', 'arrivalDay'] as const
    void navigate(
      links.weekResults({
        region,
        places: placesText(all.map(({ key }) => key)),
        ...dates,
        maxPrice,
        ...Object.fromEntries(chosen.map((name) => [name, read(name)])),
        driveFrom,
        driveMinutes: driveFrom && (read('driveMinutes') || String(usualDrive)),
      }),
    )
  }

  return (
    <form
      role="search"
      aria-label="Search by place, resort and date"
      method="get"
      action={links.weekResultsPath()}
      onSubmit={(event) => void search(event)}
    >
      <div className={styles.weekRow}>
        <PlacesField
          input={input}
          label="Town or area"
          placeholder="Ballito, Drakensberg, Garden Route…"
          className={styles.whole}
        />
        <SelectField
          label="Region"
          name="region"
          placeholder="Any region"
          className={styles.span}
          options={choices.regions.map(({ regionCode, regionName }) => ({
            value: regionCode,
            label: regionName,
          }))}
          value={region}
          onChange={(event) => setRegion(event.currentTarget.value)}
        />
        <SelectField
          key={region}
          label="Resort"
          name="resort"
          placeholder={resorts.length ? 'Any resort' : weeksMessages.noListings}
          className={styles.span}
          options={resorts}
        />
        <DateField
          label="Date from"
          name="date"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <DateField label="Date to" name="ddate" min={from || undefined} />
        <div className={styles.span}>
          <Button type="submit" kind="accent" block icon={<IconSearch aria-hidden="true" />}>
            Search
          </Button>
        </div>
      </div>
      <FinderMore />
      <p className={styles.foot}>
        Every week is checked with its resort and sold by its owner. See the price, levy and season
        before you enquire.
      </p>
    </form>
  )
}

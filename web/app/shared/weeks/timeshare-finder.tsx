import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { resortOptions } from './resort-options.ts'
import styles from '../../ui/form/finder.module.css'

/** Region, resort and dates. A resort leads to its page, anything else to the results. */
export function TimeshareFinder({ choices }: { choices: ResortChoices }) {
  const navigate = useNavigate()
  const [region, setRegion] = useState('')
  const [from, setFrom] = useState('')
  const resorts = resortOptions(choices, region)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const read = (name: string) => String(form.get(name) ?? '')
    const dates = { date: read('date'), ddate: read('ddate') }
    const resort = read('resort')
    void navigate(resort ? links.resort(resort, dates) : links.weekResults({ region, ...dates }))
  }

  return (
    <form role="search" method="get" action={links.weekResultsPath()} onSubmit={search}>
      <div className={styles.weekRow}>
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
        <TextField
          label="Date from"
          name="date"
          type="date"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField label="Date to" name="ddate" type="date" min={from || undefined} />
        <div className={styles.span}>
          <Button type="submit" kind="accent" block icon={<IconSearch aria-hidden="true" />}>
            Search
          </Button>
        </div>
      </div>
      <p className={styles.foot}>
        Every week is checked with its resort and sold by its owner. See the price, levy and season
        before you enquire.
      </p>
    </form>
  )
}

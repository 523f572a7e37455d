import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links, type SalesType } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { useCompany } from '../../session/session.ts'
import type { ChosenPlace } from '../../shared/places/chosen-place.ts'
import { PlacesField } from '../../shared/places/places-field.tsx'
import { usePlacesInput } from '../../shared/places/use-places-input.ts'
import styles from '../../ui/form/finder.module.css'

const salesTypes = [
  { value: 'Rent', label: 'Rent' },
  { value: 'Sale', label: 'Buy' },
] as const

const priceSteps: Record<SalesType, number[]> = {
  Sale: [750_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_500_000, 5_000_000, 10_000_000],
  Rent: [5_000, 8_000, 12_000, 16_000, 20_000, 30_000, 50_000, 100_000],
}

/** Rent or buy, where, and up to what price. A plain form until the script has loaded. */
export function PropertyFinder({ usage }: { usage: Usage }) {
  const navigate = useNavigate()
  const { oftenSearched } = useCompany()
  const [salesType, setSalesType] = useState<SalesType>('Sale')
  const [places, setPlaces] = useState<ChosenPlace[]>([])
  const [near, setNear] = useState('')
  const input = usePlacesInput(places, setPlaces)
  const prices = priceSteps[salesType].map((price) => ({ value: price, label: formatRand(price) }))

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const maxPrice = String(new FormData(event.currentTarget).get('maxPrice') ?? '')
    const all = await input.settle()
    if (!all) return
    const keys = all.map(({ key }) => key)
    void navigate(links.propertyResults({ usage, salesType, places: keys, near, maxPrice }))
  }

  return (
    <form
      role="search"
      aria-label="Search by place"
      method="get"
      action={links.propertyResultsPath(usage)}
      onSubmit={(event) => void search(event)}
    >
      <div className={styles.row}>
        <div className={styles.span}>
          <Segmented
            legend="Rent or buy"
            name="salesType"
            options={salesTypes}
            value={salesType}
            onChange={setSalesType}
          />
        </div>
        <PlacesField
          input={input}
          placeholder="Lynnwood, Ballito…"
          className={styles.span}
          near={near}
          onNear={setNear}
        />
        <SelectField
          key={salesType}
          label="Maximum price"
          name="maxPrice"
          placeholder="Any price"
          options={prices}
          className={styles.span}
        />
        <div className={styles.span}>
          <Button type="submit" kind="accent" block icon={<IconSearch aria-hidden="true" />}>
            Search
          </Button>
        </div>
      </div>
      {oftenSearched.length > 0 && (
        <p className={styles.foot}>
          <span>Popular searches:</span>
          {oftenSearched.map((name) => (
            <Link key={name} to={links.propertyResults({ usage, salesType, place: name })}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </form>
  )
}

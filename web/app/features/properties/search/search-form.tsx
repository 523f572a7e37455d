import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { placesText } from '#contract/places/place-key.ts'
import { usages, type Usage } from '#contract/properties/properties.choices.ts'
import { links } from '#contract/links.ts'
import type { ChosenPlace } from '../../../shared/places/chosen-place.ts'
import { exampleSentences } from '../../../shared/sentences/example-sentences.ts'
import { SentenceBox } from '../../../shared/sentences/sentence-box.tsx'
import { PlacesField } from '../../../shared/places/places-field.tsx'
import { usePlacesInput } from '../../../shared/places/use-places-input.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SegmentedLinks } from '../../../ui/form/segmented.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { queryOf, searchStateOf } from './search-state.ts'
import finderStyles from '../../../ui/form/finder.module.css'
import styles from './search-form.module.css'

interface SearchFormProps {
  usage: Usage
  /** On a home page for one usage, the results are on that usage's own page. */
  typed: boolean
  startsWithSale: boolean
}

const icons = {
  Residential: <IconHome aria-hidden="true" />,
  Commercial: <IconBuildingSkyscraper aria-hidden="true" />,
}

/**
 * Residential or commercial, for sale or to rent, and where. A plain form until the script has
 * loaded.
 */
export function SearchForm({ usage, typed, startsWithSale }: SearchFormProps) {
  const navigate = useNavigate()
  const [isSale, setSale] = useState(startsWithSale)
  const [places, setPlaces] = useState<ChosenPlace[]>([])
  const [near, setNear] = useState('')
  const input = usePlacesInput(places, setPlaces)
  const home = (one: Usage) => (typed ? links.propertyHome(one) : links.propertySearchOf(one))
  const results = typed ? links.propertyResultsPath(usage) : links.anyPropertyResults()

  async function search(event: FormEvent) {
    event.preventDefault()
    const all = await input.settle()
    if (!all) return
    const state = searchStateOf(new URLSearchParams(), usage)
    const keys = placesText(all.map(({ key }) => key))
    const filters = { ...(keys && { places: keys }), ...(near && { near }) }
    void navigate(results + queryOf({ ...state, isSale, filters }, !typed))
  }

  return (
    <section className={styles.box} aria-label="Search properties">
      <div className={finderStyles.sentence}>
        <SentenceBox
          kind="brand"
          action={links.propertyResultsPath(usage)}
          placeholder={exampleSentences[usage]}
        />
      </div>
      <div className={styles.usages}>
        <SegmentedLinks
          label="Type of property"
          options={usages.map((one) => ({
            label: one,
            icon: icons[one],
            to: home(one),
            current: one === usage,
          }))}
        />
      </div>
      <Tabs
        label="For sale or to rent"
        tabs={[
          { id: 'Sale', label: 'For Sale', to: `${home(usage)}?salesType=Sale` },
          { id: 'Rent', label: 'To Rent', to: `${home(usage)}?salesType=Rent` },
        ]}
        selected={isSale ? 'Sale' : 'Rent'}
        onSelect={(id) => setSale(id === 'Sale')}
      >
        <form
          role="search"
          aria-label="Search by place"
          method="get"
          action={results}
          className={styles.row}
          onSubmit={(event) => void search(event)}
        >
          <input type="hidden" name="salesType" value={isSale ? 'Sale' : 'Rent'} />
          {!typed && <input type="hidden" name="propertyUsageType" value={usage} />}
          <PlacesField
            input={input}
            placeholder="Lynnwood, Ballito…"
            near={near}
            onNear={setNear}
          />
          <Button type="submit" kind="accent" icon={<IconSearch aria-hidden="true" />}>
            Search
          </Button>
        </form>
      </Tabs>
    </section>
  )
}

import { useState } from 'react'
import IconBuildingSkyscraper from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconSunHigh from '@tabler/icons-react/dist/esm/icons/IconSunHigh.mjs'
import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { links } from '#contract/links.ts'
import { exampleSentences } from '../../shared/sentences/example-sentences.ts'
import { SentenceBox } from '../../shared/sentences/sentence-box.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { finderTabOf, type FinderTab } from './finder-tab.ts'
import { PropertyFinder } from './property-finder.tsx'
import { TimeshareFinder } from '../../shared/weeks/timeshare-finder.tsx'
import styles from '../../ui/form/finder.module.css'

const tabs = [
  {
    id: 'timeshare',
    label: 'Timeshare',
    icon: <IconSunHigh aria-hidden="true" />,
    to: '/?search=timeshare',
  },
  {
    id: 'commercial',
    label: 'Commercial',
    icon: <IconBuildingSkyscraper aria-hidden="true" />,
    to: '/?search=commercial',
  },
  { id: 'residential', label: 'Residential', icon: <IconHome aria-hidden="true" />, to: '/' },
] as const

/** A sample query for the chosen tab. */
const examples: Record<FinderTab, string> = {
  timeshare: exampleSentences.week,
  commercial: exampleSentences.Commercial,
  residential: 'House with a pool in Pretoria East',
}

/** The search of the home page: three tabs over the pictures. */
export function Finder({ start, choices }: { start: FinderTab; choices: ResortChoices }) {
  const [tab, setTab] = useState<FinderTab>(start)
  return (
    <div className={`wrap ${styles.place}`}>
      <section className={styles.box} aria-label="Search listings">
        <div className={styles.sentence}>
          <SentenceBox
            kind="brand"
            action={links.propertyResultsPath('Residential')}
            placeholder={examples[tab]}
          />
        </div>
        <Tabs
          label="What are you looking for?"
          tabs={tabs}
          selected={tab}
          onSelect={(id) => setTab(finderTabOf(id))}
        >
          {tab === 'timeshare' ? (
            <TimeshareFinder choices={choices} />
          ) : (
            <PropertyFinder key={tab} usage={tab === 'commercial' ? 'Commercial' : 'Residential'} />
          )}
        </Tabs>
      </section>
    </div>
  )
}

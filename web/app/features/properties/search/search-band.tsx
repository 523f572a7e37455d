import { links } from '#contract/links.ts'
import type { Reading } from '#contract/sentences/sentences.schema.ts'
import { exampleSentences } from '../../../shared/sentences/example-sentences.ts'
import { SentenceBox } from '../../../shared/sentences/sentence-box.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Chips } from './chips.ts'
import type { FeatureChoice } from './feature-choices.ts'
import { QuickFilters } from './quick-filters.tsx'
import type { PlaceNames } from './results-texts.ts'
import { SearchChips } from './search-chips.tsx'
import type { SearchState } from './search-state.ts'
import { stillHolds } from '../../../shared/sentences/still-holds.ts'
import type { Step } from './use-search-steps.ts'
import styles from './search-band.module.css'

interface SearchBandProps {
  state: SearchState
  chips: Chips
  names: PlaceNames
  features: readonly FeatureChoice[]
  reading: Reading | null
  to: (state: SearchState) => string
  step: Step
}

const kindOf = ({ isSale, usage }: SearchState) => ({
  salesType: isSale ? 'Sale' : 'Rent',
  usageType: usage,
})

/** Above the results: the sentence, what was understood of it, and the quick filters. */
export function SearchBand(props: SearchBandProps) {
  const { state, chips, names, features, reading, to, step } = props
  return (
    <div className={classNames(styles.band, state.view === 'map' && styles.overMap)}>
      <div className={`wrap ${styles.inner}`}>
        <SentenceBox
          action={links.propertyResultsPath(state.usage)}
          placeholder={exampleSentences[state.usage]}
          sentence={state.q}
          reading={reading}
          holds={(part) => stillHolds(part, { ...state.filters, ...kindOf(state) })}
        />
        <SearchChips chips={chips} state={state} names={names} to={to} step={step} />
        <QuickFilters
          state={state}
          features={features}
          active={chips.what.length + chips.where.length}
          step={step}
        />
      </div>
    </div>
  )
}

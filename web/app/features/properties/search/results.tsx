import { useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { FieldErrors } from '#contract/errors.ts'
import type { SearchReply, SearchSuggestion } from '#contract/properties/search.schema.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { links } from '#contract/links.ts'
import { SaveSearch } from '../../../shared/saved-searches/save-search.tsx'
import type { Reading } from '#contract/sentences/sentences.schema.ts'
import { RememberSearch } from '../../../shared/recent/remember-search.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { AskPosition } from './ask-position.tsx'
import { chipsOf } from './chips.ts'
import { featureChoices, featureNamesOf } from './feature-choices.ts'
import { FilterRail } from './filter-rail.tsx'
import { FoundCards } from './found-cards.tsx'
import { NothingFound } from './nothing-found.tsx'
import { fewResults, OtherSearches } from './other-searches.tsx'
import { Pager } from './pager.tsx'
import { ResultsBar } from './results-bar.tsx'
import { ResultsMap } from './results-map.tsx'
import { countLine, resultsTitle, showLine, type PlaceNames } from './results-texts.ts'
import { SearchBand } from './search-band.tsx'
import { changed, isLocating, queryOf, type SearchState } from './search-state.ts'
import { suggestionsOf } from './suggestions.ts'
import { UnknownPlace } from './unknown-place.tsx'
import { useFacets } from './use-facets.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useSearchSteps } from './use-search-steps.ts'
import styles from './results.module.css'

interface ResultsProps {
  state: SearchState
  found: SearchReply
  /** Other searches, if this one finds nothing. */
  suggested: readonly SearchSuggestion[]
  errors: FieldErrors
  types: readonly { id: number; description: string }[]
  names: PlaceNames
  reading: Reading | null
  /** Text that was submitted as a place but is not one. */
  unknownPlace: string
  path: string
  /** The path determines whether homes or business premises are searched. */
  typed: boolean
}

export function Results(props: ResultsProps) {
  const { state, found, suggested, errors, types, names, reading, unknownPlace, path, typed } =
    props
  const loading = useResultsLoading(path)
  const hydrated = useHydrated()
  const { wanted, to, step } = useSearchSteps(path, typed ? state.usage : undefined)
  const [pointed, setPointed] = useState<number | null>(null)
  const wrong = Object.values(errors)
  const locating = isLocating(state)
  const { facets, awaited } = useFacets(state, wrong.length > 0 || locating)
  const features = featureChoices(state.usage, facets)
  const chips = chipsOf(wanted, { types, places: names, features: featureNamesOf(features) })
  const backTo = typed ? links.propertyHome(state.usage) : links.propertySearchOf(state.usage)
  const map = state.view === 'map' && wrong.length === 0 && !locating
  const few =
    wrong.length === 0 && !loading && !locating && !found.capped && found.total <= fewResults
  // Below the first results they may load later; without results they are all there is.
  const asked = useSuggestions(state, !few || found.total === 0)
  const list = found.total === 0 ? suggested : asked
  const { nearby, looser, wider } = suggestionsOf(list, state, names, found.total)
  const first = { label: showLine(state, found), state: changed(state, {}) }
  const shared = { to, step, names }
  const save = wrong.length === 0 && !locating && (
    <SaveSearch
      kind="property"
      query={queryOf(wanted, true)}
      name={searchName(resultsTitle(wanted, names), chips.what)}
    />
  )
  return (
    <div className={classNames(map && hydrated && styles.mapped)}>
      {wrong.length === 0 && !locating && <RememberSearch text={resultsTitle(state, names)} />}
      <SearchBand {...shared} state={wanted} chips={chips} features={features} reading={reading} />
      <div className={map ? styles.split : 'wrap'}>
        <div className={classNames(styles.results, map && styles.beside)}>
          <FilterRail
            {...shared}
            state={wanted}
            types={types}
            features={features}
            facets={facets}
            awaited={awaited}
            errors={errors}
            done={showLine(state, found)}
          />
          <div className={styles.main}>
            <p className={styles.back}>
              <Link to={backTo}>
                <IconArrowLeft aria-hidden="true" />
                BACK TO SEARCH
              </Link>
            </p>
            <ResultsBar
              state={wanted}
              line={wrong.length > 0 ? 'Check your filters' : countLine(state, found, names)}
              empty={found.items.length === 0}
              to={to}
              step={step}
            >
              {save}
            </ResultsBar>
            {wrong.length > 0 && <Alert type="ERROR">{wrong.join(' ')}</Alert>}
            <UnknownPlace text={unknownPlace} state={state} to={to} />
            {locating ? (
              <AskPosition state={state} to={to} step={step} />
            ) : wrong.length > 0 ? null : !loading && found.items.length === 0 ? (
              <NothingFound wider={found.total > 0 ? first : wider} to={to} backTo={backTo} />
            ) : (
              <FoundCards
                items={loading ? null : found.items}
                columns={map ? 2 : 3}
                pointed={pointed}
                onPoint={map ? setPointed : undefined}
              />
            )}
            {few && <OtherSearches nearby={nearby} looser={looser} to={to} />}
            {found.items.length > 0 && <Pager state={state} found={found} to={to} />}
          </div>
        </div>
        {map && (
          <div className={styles.map}>
            <ResultsMap
              {...shared}
              state={state}
              results={found}
              wider={found.total > 0 ? first : wider}
              pointed={pointed}
              onPoint={setPointed}
            />
            <div className={styles.saveOnMap}>{save}</div>
          </div>
        )}
      </div>
    </div>
  )
}

/**
 * `Homes for sale in Gauteng: Pool, 3+ bedrooms`, so that two searches in one place have different
 * titles.
 */
function searchName(title: string, what: readonly { label: string }[]): string {
  const words = what.slice(0, 3).map(({ label }) => label)
  return (words.length ? `${title}: ${words.join(', ')}` : title).slice(0, 100)
}

/** Only while these results change; they stay visible while a listing is opening. */
function useResultsLoading(path: string): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const same = navigation.location?.pathname === pathname && pathname === path
  return useDelayed(navigation.state === 'loading' && same)
}

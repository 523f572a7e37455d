import { Link, useLocation, useNavigation } from 'react-router'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import type { FieldErrors } from '#contract/errors.ts'
import type { SearchReply } from '#contract/properties/search.schema.ts'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { CardGrid } from '../../../ui/layout/card-grid.tsx'
import { CardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { PropertyCard } from '../../../shared/properties/property-card.tsx'
import { chipsOf } from './chips.ts'
import { FilterRail } from './filter-rail.tsx'
import { NothingFound } from './nothing-found.tsx'
import { Pager } from './pager.tsx'
import { ResultsBar } from './results-bar.tsx'
import { ResultsMap } from './results-map.tsx'
import { countLine, showLine } from './results-texts.ts'
import type { SearchState } from './search-state.ts'
import { useFacets } from './use-facets.ts'
import { useSearchSteps } from './use-search-steps.ts'
import styles from './results.module.css'

interface ResultsProps {
  state: SearchState
  found: SearchReply
  errors: FieldErrors
  types: readonly { id: number; description: string }[]
  path: string
  /** The path determines whether homes or business premises are searched. */
  typed: boolean
}

const cardSizes = '(max-width: 40rem) 92vw, (max-width: 64rem) 46vw, (max-width: 72rem) 34vw, 292px'

export function Results({ state, found, errors, types, path, typed }: ResultsProps) {
  const loading = useResultsLoading(path)
  const { wanted, to, step } = useSearchSteps(path, typed ? state.usage : undefined)
  const line = countLine(state, found)
  const wrong = Object.values(errors)
  const facets = useFacets(state, wrong.length > 0)
  const backTo = typed ? links.propertyHome(state.usage) : links.propertySearchOf(state.usage)
  return (
    <div className="wrap">
      <p className={styles.back}>
        <Link to={backTo}>
          <IconArrowLeft aria-hidden="true" />
          BACK TO SEARCH
        </Link>
      </p>
      <div className={styles.results}>
        <FilterRail
          state={wanted}
          to={to}
          step={step}
          types={types}
          facets={facets}
          errors={errors}
          done={showLine(state, found)}
        />
        <div className={styles.main}>
          <ResultsBar
            state={wanted}
            line={line}
            chips={chipsOf(wanted, types)}
            to={to}
            step={step}
          />
          {wrong.length > 0 && <Alert type="ERROR">{wrong.join(' ')}</Alert>}
          {state.view === 'map' && wrong.length === 0 && (
            <ResultsMap state={state} to={to} step={step} />
          )}
          {loading ? (
            <div role="status">
              <span className="vh">Loading</span>
              <CardGrid columns={3}>
                {Array.from({ length: 6 }, (_, i) => (
                  <li key={i}>
                    <CardSkeleton />
                  </li>
                ))}
              </CardGrid>
            </div>
          ) : found.items.length === 0 ? (
            <NothingFound state={state} to={to} backTo={backTo} />
          ) : (
            <section aria-labelledby="found">
              <h2 id="found" className="vh">
                Search results
              </h2>
              <CardGrid columns={3}>
                {found.items.map((property) => (
                  <li key={property.id}>
                    <PropertyCard property={property} sizes={cardSizes} />
                  </li>
                ))}
              </CardGrid>
            </section>
          )}
          {found.items.length > 0 && <Pager state={state} found={found} to={to} />}
        </div>
      </div>
    </div>
  )
}

/** Only while these results change; when opening a listing they stay visible. */
function useResultsLoading(path: string): boolean {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const same = navigation.location?.pathname === pathname && pathname === path
  return useDelayed(navigation.state === 'loading' && same)
}

import { useState } from 'react'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { PropertyCard } from '../../shared/properties/property-card.tsx'
import { WeekCard } from '../../shared/weeks/week-card.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import styles from './similar-listings.module.css'

const loadCall = () =>
  import('#contract/favourites/favourites.calls.ts').then(
    ({ listSimilarToGone }) => listSimilarToGone,
  )

const cardSizes = '(max-width: 40rem) 82vw, 260px'

/** Listings similar to one that is gone. */
export function SimilarListings({ kind, id }: { kind: ListingKind; id: number }) {
  const { run, busy } = useAction(loadCall)
  const [found, setFound] = useState<Awaited<ReturnType<typeof run>>>()
  const { properties = [], weeks = [] } = found ?? {}
  return (
    <>
      <Button
        kind="quiet"
        size="sm"
        className={styles.button}
        busy={busy}
        onClick={() => void run({ kind, id }).then(setFound)}
      >
        See similar
      </Button>
      <Dialog
        open={found !== undefined}
        onClose={() => setFound(undefined)}
        title={kind === 'week' ? 'Similar weeks' : 'Similar properties'}
        size="lg"
      >
        {!properties.length && !weeks.length && <p>Nothing similar is listed at the moment.</p>}
        <CardGrid columns={3}>
          {properties.map((property) => (
            <li key={property.id}>
              <PropertyCard property={property} sizes={cardSizes} />
            </li>
          ))}
          {weeks.map((week) => (
            <li key={week.id}>
              <WeekCard week={week} sizes={cardSizes} />
            </li>
          ))}
        </CardGrid>
      </Dialog>
    </>
  )
}

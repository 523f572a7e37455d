import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { mostCompared } from '#contract/comparisons/compared.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { toggleCompared, useCompared } from './compare-store.ts'
import styles from './compare-tick.module.css'

interface CompareTickProps {
  kind: ListingKind
  id: number
  /** Names the listing, for screen readers. */
  name: string
  /** Over a picture, in a row of a table, or among the buttons of a card. */
  place: 'picture' | 'row' | 'card'
}

/** Adds a listing to the comparison; it needs script, and the server's HTML is the same for everyone. */
export function CompareTick({ kind, id, name, place }: CompareTickProps) {
  const hydrated = useHydrated()
  const compared = useCompared()[kind]
  const checked = compared.includes(id)
  const full = !checked && compared.length >= mostCompared
  if (!hydrated && place === 'picture') return null
  return (
    <label
      // Its space among other controls is reserved, so that nothing moves when it appears.
      className={classNames(
        styles.tick,
        styles[place],
        full && styles.full,
        !hydrated && styles.waiting,
      )}
      data-needs-script={hydrated ? undefined : ''}
      title={full ? `You can compare up to ${mostCompared}. Remove one first.` : undefined}
    >
      <input
        type="checkbox"
        aria-label={`Compare ${name}`}
        checked={checked}
        disabled={full}
        onChange={() => toggleCompared(kind, id)}
      />
      Compare
    </label>
  )
}

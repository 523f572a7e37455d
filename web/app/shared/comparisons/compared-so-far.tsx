import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { links } from '#contract/links.ts'
import { counted, propertyNouns, weekNouns } from '../../ui/data/counted.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { useCompared } from './compare-store.ts'
import styles from './compared-so-far.module.css'

export const comparedNouns = {
  property: propertyNouns,
  week: weekNouns,
} as const

/**
 * On a listing's own page, below its box: what has been chosen so far, and a link to the
 * comparison.
 */
export function ComparedSoFar({ kind }: { kind: ListingKind }) {
  const ids = useCompared()[kind]
  const selected = counted(ids.length, comparedNouns[kind])
  return (
    <p role="status" className={styles.soFar} hidden={ids.length === 0}>
      {ids.length === 1 && `${selected} selected, add another to compare`}
      {ids.length > 1 && <Link to={links.compare({ kind, ids })}>Compare {selected}</Link>}
    </p>
  )
}

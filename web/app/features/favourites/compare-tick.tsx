import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { mostCompared } from '#contract/comparisons/compared.ts'
import { toggleCompared, useCompared } from '../../shared/comparisons/compare-store.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import styles from './compare-favourite.module.css'

interface CompareTickProps {
  kind: ListingKind
  id: number
  title: string
}

/** Selects a favourite for the comparison. */
export function CompareTick({ kind, id, title }: CompareTickProps) {
  const alerts = useAlerts()
  const chosen = useCompared()[kind].includes(id)
  function toggle() {
    if (toggleCompared(kind, id) === 'full')
      alerts.show('INFO', `You can compare up to ${mostCompared}. Remove one first.`)
  }
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={chosen} aria-label={`Compare ${title}`} onChange={toggle} />
      <span aria-hidden="true">Compare</span>
    </label>
  )
}

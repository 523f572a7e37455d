import { useCompared } from './compare-store.ts'

/** How many are being compared; nothing if there are none. */
export function CompareCount() {
  const { property, week } = useCompared()
  const count = property.length || week.length
  return count ? <>{count}</> : null
}

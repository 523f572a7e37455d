import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { reductionText } from '#contract/listings/reductions.ts'
import type { WeekCard } from '#contract/weeks/weeks.schema.ts'
import styles from './reduced-mark.module.css'

/** `Reduced by R 8 000 (12 %)`, for a month after the price was lowered. */
export function ReducedMark({ week }: { week: Pick<WeekCard, 'reducedBy' | 'sellPrice'> }) {
  if (week.reducedBy === null) return null
  return (
    <p className={styles.reduced}>
      <IconArrowDown aria-hidden="true" />
      {reductionText(week.reducedBy, week.sellPrice)}
    </p>
  )
}

import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { reductionParts } from '#contract/listings/reductions.ts'
import type { WeekCard } from '#contract/weeks/weeks.schema.ts'
import styles from './reduced-mark.module.css'

interface ReducedMarkProps {
  week: Pick<WeekCard, 'reducedBy' | 'sellPrice'>
  /** In a column of prices: the arrow stands for the words. */
  short?: boolean
}

/** `Reduced by R 8 000 (12 %)`, for a month after the price was lowered. */
export function ReducedMark({ week, short }: ReducedMarkProps) {
  if (week.reducedBy === null) return null
  const [words, amount] = reductionParts(week.reducedBy, week.sellPrice)
  return (
    <p className={styles.reduced}>
      <IconArrowDown aria-hidden="true" />
      <span className={short ? 'vh' : undefined}>{words} </span>
      {amount}
    </p>
  )
}

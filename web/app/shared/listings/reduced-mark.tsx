import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { reductionParts } from '#contract/listings/reductions.ts'
import styles from './reduced-mark.module.css'

interface ReducedMarkProps {
  by: number | null
  /** The current price. */
  price: number
  /** In a column of prices: the arrow replaces the text. */
  short?: boolean
}

/** `Reduced by R 8 000 (12%)`, for a month after the price was lowered. */
export function ReducedMark({ by, price, short }: ReducedMarkProps) {
  if (by === null) return null
  const [words, amount] = reductionParts(by, price)
  return (
    <p className={styles.reduced}>
      <IconArrowDown aria-hidden="true" />
      <span className={short ? 'vh' : undefined}>{words} </span>
      {amount}
    </p>
  )
}

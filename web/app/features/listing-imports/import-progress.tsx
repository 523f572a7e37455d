import type { ImportDetails } from '#contract/listing-imports/listing-imports.schema.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { countsSentence, stateLooks } from './import-texts.ts'
import styles from './import.module.css'

/** The progress of the work, which continues when the page is closed. */
export function ImportProgress({ details }: { details: ImportDetails }) {
  const { state, done, total } = details
  const text = stateLooks[state].text
  return (
    <Sheet title={text} aside={`${groupedNumber(done)} of ${groupedNumber(total)}`}>
      <progress
        className={styles.progress}
        aria-label={text}
        value={done}
        max={Math.max(1, total)}
      />
      <p className={styles.lede} role="status">
        {countsSentence(details)}. You can leave this page: this will continue in the background.
      </p>
    </Sheet>
  )
}

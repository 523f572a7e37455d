import type { LaterChanges } from '#contract/errors.ts'
import { BeforeAfter } from '../data/before-after.tsx'
import { momentInWords } from '../data/moment.ts'
import styles from './later-changes-list.module.css'

/** Who saved what in the meantime; the user's own input is still in the form below. */
export function LaterChangesList({ changes: { by, at, fields } }: { changes: LaterChanges }) {
  return (
    <>
      <p className={styles.who}>
        {by ? `Saved by ${by}` : 'Saved'} on {momentInWords(at)}
      </p>
      {fields.length > 0 && <BeforeAfter fields={fields} />}
    </>
  )
}

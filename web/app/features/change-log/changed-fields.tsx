import type { ChangeEntry } from '#contract/change-log/change-log.calls.ts'
import { BeforeAfter } from '../../ui/data/before-after.tsx'
import styles from './changed-fields.module.css'

/** More than these are collapsed until requested. */
const atFirst = 4

/** A new record has nothing before it, a deleted one nothing after. */
const sides = { insert: 'after', update: undefined, delete: 'before' } as const

/** Each field that a change touched, with its old and new value. */
export function ChangedFields({ entry }: { entry: ChangeEntry }) {
  const filled = entry.fields.filter(({ before, after }) => before !== null || after !== null)
  if (filled.length === 0) return <span className={styles.none}>No details</span>
  const list = <BeforeAfter fields={filled} only={sides[entry.action]} />
  if (entry.action === 'update' && filled.length <= atFirst) return list
  return (
    <details className={styles.details}>
      <summary>{filled.length === 1 ? '1 field' : `${filled.length} fields`}</summary>
      {list}
    </details>
  )
}

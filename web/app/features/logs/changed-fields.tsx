import type { ChangeEntry } from '#contract/logs/change-log.calls.ts'
import { momentText } from '../../ui/moment.ts'
import styles from './changed-fields.module.css'

export const actionNames = { insert: 'Added', update: 'Changed', delete: 'Deleted' } as const

/** More than these are folded away until someone asks for them. */
const atFirst = 4

/** Each field that a change touched, as it was and as it became. */
export function ChangedFields({ entry }: { entry: ChangeEntry }) {
  const filled = entry.fields.filter(({ before, after }) => before !== null || after !== null)
  if (filled.length === 0) return <span className={styles.none}>Nothing but its number</span>
  if (entry.action === 'update' && filled.length <= atFirst) {
    return <FieldList fields={filled} action={entry.action} />
  }
  return (
    <details className={styles.details}>
      <summary>{filled.length === 1 ? '1 field' : `${filled.length} fields`}</summary>
      <FieldList fields={filled} action={entry.action} />
    </details>
  )
}

function FieldList({ fields, action }: Pick<ChangeEntry, 'fields' | 'action'>) {
  return (
    <dl className={styles.fields}>
      {fields.map(({ column, label, before, after }) => (
        <div key={column} className={styles.field}>
          <dt>{label}</dt>
          <dd>
            {action !== 'insert' && (
              <del>
                <Value value={before} />
              </del>
            )}
            {action === 'update' && (
              <span aria-hidden="true" className={styles.arrow}>
                →
              </span>
            )}
            {action !== 'delete' && (
              <ins>
                <Value value={after} />
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Beyond this a text is folded: a description would push everything else out of sight. */
const longest = 160

function Value({ value }: { value: unknown }) {
  const text = shown(value)
  if (text.length <= longest) return text
  return (
    <details className={styles.long}>
      <summary>{`${text.slice(0, longest)}…`}</summary>
      {text}
    </details>
  )
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return instant.test(text) ? momentText(text) : text
}

import { momentText } from './moment.ts'
import styles from './before-after.module.css'

export interface ChangedValue {
  label: string
  before: unknown
  after: unknown
  /** Both values as text for people, where known. */
  from?: string | null
  to?: string | null
}

interface BeforeAfterProps {
  fields: readonly ChangedValue[]
  /** A new record has no values before, and a deleted one has none after. */
  only?: 'before' | 'after' | undefined
}

/** The changed fields of a record, each with its value before and after. */
export function BeforeAfter({ fields, only }: BeforeAfterProps) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.label} className={styles.field}>
          <dt>{field.label}</dt>
          <dd>
            <Values {...field} only={only} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Values({ before, after, from, to, only }: ChangedValue & Pick<BeforeAfterProps, 'only'>) {
  if (before === null && after === null) return <ins>changed</ins>
  return (
    <>
      {only !== 'after' && (
        <del>
          <Value value={from || before} />
        </del>
      )}
      {!only && (
        <span aria-hidden="true" className={styles.arrow}>
          →
        </span>
      )}
      {only !== 'before' && (
        <ins>
          <Value value={to || after} />
        </ins>
      )}
    </>
  )
}

/** Longer text is collapsed, because a description would push everything else out of view. */
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

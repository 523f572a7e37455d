import { wrongText } from './form-steps.tsx'
import styles from './wrong-fields.module.css'

export interface WrongField {
  /** The id of the control, or its name. */
  id: string
  label: string
}

const summaryId = 'wrong-fields'

function focusOn(id: string) {
  const control =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]:not([type=hidden])`)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

/** Links to the fields that must be corrected, shown in the alert above a long form. */
export function WrongFields({ fields }: { fields: readonly WrongField[] }) {
  if (fields.length === 0) return null
  return (
    <ul id={summaryId} className={styles.fields} tabIndex={-1} aria-label="Fields to correct">
      {fields.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              event.preventDefault()
              focusOn(id)
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** In the bar of a long form, which is always visible: how many fields have errors, with a link to their list. */
export function WrongCount({ count }: { count: number }) {
  return (
    <div role="status" className={styles.count}>
      {count > 0 && (
        <button type="button" onClick={() => focusOn(summaryId)}>
          {wrongText(count)}
          <span className="vh">, show them</span>
        </button>
      )}
    </div>
  )
}

import { sellParts, type Progress } from './sell-parts.ts'
import styles from './sell-steps.module.css'

export const partAnchor = (id: string) => `part-${id}`

const words = { done: 'Done', open: 'To do' }

/** The parts of the form beside it: done, what to correct, or still open. */
export function SellSteps({ parts }: Pick<Progress, 'parts'>) {
  return (
    <nav aria-label="Sections of the form">
      <ol className={styles.steps}>
        {sellParts.map(({ id, title }, index) => {
          const { state, wrong } = parts[id]
          return (
            <li key={id} data-state={state}>
              <span className={styles.sign} aria-hidden="true">
                {state === 'done' ? '✓' : state === 'wrong' ? '!' : index + 1}
              </span>
              <a href={`#${partAnchor(id)}`}>{title}</a>
              <small>
                {state === 'wrong'
                  ? `${wrong} ${wrong === 1 ? 'field' : 'fields'} to correct`
                  : words[state]}
              </small>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

interface SellProgressProps extends Pick<Progress, 'given' | 'required'> {
  savedAt: Date | null
}

/** How many of the required fields are filled in, and when the draft was saved. */
export function SellProgress({ given, required, savedAt }: SellProgressProps) {
  return (
    <div>
      <div className={styles.count}>
        <strong>
          {given} of {required} required fields completed
        </strong>
        {savedAt && (
          <span role="status">
            Draft saved at {String(savedAt.getHours()).padStart(2, '0')}:
            {String(savedAt.getMinutes()).padStart(2, '0')}
          </span>
        )}
      </div>
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Required fields completed"
        aria-valuemin={0}
        aria-valuemax={required}
        aria-valuenow={given}
      >
        <i style={{ width: `${(given / required) * 100}%` }} />
      </div>
    </div>
  )
}

import { partAnchor } from './long-form.tsx'
import styles from './form-steps.module.css'

export interface FormStep {
  id: string
  title: string
  state: 'done' | 'open' | 'optional' | 'wrong'
  /** How many of its fields must be corrected. */
  wrong: number
}

const words = { done: 'Done', open: 'To do', optional: 'Optional' }

/** The parts of a long form: complete, with errors, or incomplete. Shown beside the form, or in a strip above it. */
export function FormSteps({ steps }: { steps: readonly FormStep[] }) {
  return (
    <nav aria-label="Sections of the form" className={styles.nav}>
      <ol className={styles.steps}>
        {steps.map(({ id, title, state, wrong }, index) => (
          <li key={id} data-state={state}>
            <span className={styles.sign} aria-hidden="true">
              {state === 'done' ? '✓' : state === 'wrong' ? '!' : index + 1}
            </span>
            <a href={`#${partAnchor(id)}`}>{title}</a>
            <small>{state === 'wrong' ? wrongText(wrong) : words[state]}</small>
          </li>
        ))}
      </ol>
    </nav>
  )
}

export const wrongText = (wrong: number) =>
  `${wrong} ${wrong === 1 ? 'field' : 'fields'} to correct`

interface FormProgressProps {
  given: number
  required: number
  savedAt: Date | null
}

/** How many of the required fields are filled in, and when the draft was saved. */
export function FormProgress({ given, required, savedAt }: FormProgressProps) {
  return (
    <div>
      <div className={styles.count}>
        <strong>
          {given} of {required} required fields completed
        </strong>
        {savedAt && <span role="status">Draft saved at {timeText(savedAt)}</span>}
      </div>
      <progress value={given} max={required} aria-label="Required fields completed" />
    </div>
  )
}

const two = (number: number) => String(number).padStart(2, '0')
const timeText = (at: Date) => `${two(at.getHours())}:${two(at.getMinutes())}`

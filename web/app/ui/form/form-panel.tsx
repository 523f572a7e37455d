import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './form-panel.module.css'

interface FormPanelProps {
  title: string
  /** What the fields are for, in one sentence. */
  help?: ReactNode
  /** Hidden, but still part of the form. */
  hidden?: boolean
  children: ReactNode
}

/** One part of a long form, with its own heading and its fields in two columns. */
export function FormPanel({ title, help, hidden, children }: FormPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} hidden={hidden}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {help && <p className={styles.help}>{help}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

/** A part that a field’s value shows or hides; indented to show that it belongs to that field. */
export function FormBranch({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.fields, styles.branch)} hidden={hidden}>
      {children}
    </div>
  )
}

/** The buttons of a short form: on a phone they fill the line. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.buttons, styles.whole)}>{children}</div>
}

/** The bar at the end of a long form, which keeps its buttons visible. */
export function SendBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      {children}
    </div>
  )
}

/** For a field that takes the whole width of a panel. */
export const wholeRow = styles.whole

import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './form-panel.module.css'

interface FormPanelProps {
  title: string
  /** What the fields are for, in one sentence. */
  help?: ReactNode
  /** Still in the form, out of sight. */
  hidden?: boolean
  children: ReactNode
}

/** One part of a long form under its own heading, its fields in two columns. */
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

/** A part that appears by the value of a field: indented, so that it is seen to belong to it. */
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

/** The end of a long form: its buttons stay visible. */
export function SendBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      {children}
    </div>
  )
}

/** For a field that takes the whole width of a panel. */
export const wholeRow = styles.whole

import type { ReactNode } from 'react'
import styles from './form-sheet.module.css'

interface FormSheetProps {
  title: string
  lede?: ReactNode
  children: ReactNode
}

/** One small form in the middle of the page: a password, a code, a confirmation. */
export function FormSheet({ title, lede, children }: FormSheetProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <section className={styles.sheet}>
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        {children}
      </section>
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  title: ReactNode
  /** Shown at the end of the heading's line, such as a state or the period it covers. */
  aside?: ReactNode
  /** For a single number, whose heading is smaller than the number itself. */
  figure?: boolean
  children: ReactNode
}

/** A titled part of a page on its own surface: a chart, facts, a list. */
export function Sheet({ title, aside, figure, children }: SheetProps) {
  const id = useId()
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={figure ? styles.caption : styles.title}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  )
}

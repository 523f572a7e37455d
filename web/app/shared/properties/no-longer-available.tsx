import { useId, type ReactNode } from 'react'
import styles from './no-longer-available.module.css'

interface NoLongerAvailableProps {
  heading: 'h2' | 'h3'
  /** The cards. */
  children: ReactNode
}

/** Recently sold or rented-out listings, below available ones: the two are never mixed. */
export function NoLongerAvailable({ heading: Heading, children }: NoLongerAvailableProps) {
  const id = useId()
  return (
    <section className={styles.gone} aria-labelledby={id}>
      <Heading id={id}>No longer available</Heading>
      <p>Recently sold or rented out, to compare prices.</p>
      {children}
    </section>
  )
}

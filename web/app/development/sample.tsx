import type { ReactNode } from 'react'
import styles from './components.module.css'

/** One group of components under its name; `id` is how pictures of it are taken. */
export function Sample({
  id,
  title,
  children,
}: {
  id: string
  title: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.sample}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

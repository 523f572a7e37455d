import type { ReactNode } from 'react'
import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import styles from './article.module.css'

interface ArticleProps {
  title: string
  lede: string
  /** Facts beside the text. */
  aside: ReactNode
  children: ReactNode
}

/** A page of text in our voice, with its facts beside it. */
export function Article({ title, lede, aside, children }: ArticleProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader title={title} lede={lede} />
      <div className={styles.columns}>
        <div className={styles.text}>{children}</div>
        <aside className={styles.aside} aria-label="At a glance">
          {aside}
        </aside>
      </div>
    </div>
  )
}

interface Fact {
  figure: ReactNode
  label: string
}

/** The properties under management; kinds without any are left out. */
export function rentalFacts({ commercialRentals, residentialRentals }: CompanyFacts): Fact[] {
  return [
    { figure: commercialRentals, label: 'commercial rentals under management' },
    { figure: residentialRentals, label: 'residential rentals under management' },
  ]
    .filter(({ figure }) => figure > 0)
    .map(({ figure, label }) => ({ figure: `about ${figure}`, label }))
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

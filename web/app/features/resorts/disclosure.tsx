import type { ReactNode } from 'react'
import { legalBasisText, termText } from '../../shared/weeks/week-texts.ts'
import styles from './disclosure.module.css'

interface DisclosureProps {
  accommodationType: string
  legalBasis: string | null
  legalYears: number | null
  schemeName: string
  schemeAddress: string
  /** More rows, or the next step. */
  children?: ReactNode
}

/** What an advert of a timeshare week must disclose by law. */
export function Disclosure(props: DisclosureProps) {
  const { accommodationType, legalBasis, legalYears, schemeName, schemeAddress, children } = props
  return (
    <section className={styles.panel} aria-labelledby="what-you-buy">
      <h2 id="what-you-buy" className={styles.title}>
        What you buy
      </h2>
      <dl className={styles.rows}>
        <Row label="Accommodation">{accommodationType || 'On request'}</Row>
        <Row label="Legal basis">{legalBasisText(legalBasis, null)}</Row>
        <Row label="Term">{termText(legalBasis, legalYears)}</Row>
        <Row label="Scheme">{schemeName || 'On request'}</Row>
        {schemeAddress && <Row label="Scheme address">{schemeAddress}</Row>}
      </dl>
      <p className={styles.text}>
        The buyer pays the transfer fee, which varies from week to week. Your money is held in a
        trust account until the transfer is complete.
      </p>
      {children}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

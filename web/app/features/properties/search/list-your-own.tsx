import type { Usage } from '#contract/properties/properties.choices.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import styles from './list-your-own.module.css'

const things = { Residential: 'a home', Commercial: 'commercial property' } as const

/** A link from searching to listing. */
export function ListYourOwn({ usage }: { usage: Usage }) {
  return (
    <p className={styles.own}>
      <span>Selling or letting {things[usage]}?</span>
      <Link to={links.newProperty(usage, 'Sale')}>List it for sale</Link>
      <Link to={links.newProperty(usage, 'Rental')}>List it to rent</Link>
    </p>
  )
}

import { Link } from 'react-router'
import type { Usage } from '#contract/properties/properties.schema.ts'
import { links } from '#contract/links.ts'
import styles from './list-your-own.module.css'

const things = { Residential: 'home', Commercial: 'business space' } as const

/** The way from searching to listing. */
export function ListYourOwn({ usage }: { usage: Usage }) {
  return (
    <p className={styles.own}>
      <span>Have a {things[usage]} of your own?</span>
      <Link to={links.newProperty(usage, 'Sale')}>List it for sale</Link>
      <Link to={links.newProperty(usage, 'Rental')}>List it to rent</Link>
    </p>
  )
}

import type { Facility } from '#contract/resorts/resorts.schema.ts'
import { unbrokenMeasures } from '../../ui/data/unbroken-measures.ts'
import styles from './facilities.module.css'

interface FacilitiesProps {
  /** Its heading level. */
  level?: 2 | 3
  onSite: readonly Facility[]
  offSite: readonly Facility[]
}

/** What the resort offers on the premises and nearby, by category. */
export function Facilities({ onSite, offSite, level = 3 }: FacilitiesProps) {
  return (
    <div className={styles.sites}>
      <Site
        level={level}
        title="On-site"
        facilities={onSite}
        none="No on-site facilities listed."
      />
      <Site
        level={level}
        title="Off-site"
        facilities={offSite}
        none="No facilities listed nearby."
      />
    </div>
  )
}

interface SiteProps {
  level: 2 | 3
  title: string
  facilities: readonly Facility[]
  none: string
}

function Site(props: SiteProps) {
  const { title, facilities, none, level } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  const byCategory = Map.groupBy(facilities, ({ category }) => category)
  return (
    <div>
      <Heading className={styles.title}>{title}</Heading>
      {byCategory.size === 0 && <p className={styles.none}>{none}</p>}
      <dl className={styles.rows}>
        {[...byCategory].map(([category, entries]) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>{unbrokenMeasures(entries.map(({ description }) => description).join(', '))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

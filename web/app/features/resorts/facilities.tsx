import type { Facility } from '#contract/resorts/resorts.schema.ts'
import styles from './facilities.module.css'

interface FacilitiesProps {
  onSite: readonly Facility[]
  offSite: readonly Facility[]
}

/** What the resort offers on its grounds and near them, by category. */
export function Facilities({ onSite, offSite }: FacilitiesProps) {
  return (
    <div className={styles.sites}>
      <Site title="On-site" facilities={onSite} none="Nothing is listed for the grounds." />
      <Site title="Off-site" facilities={offSite} none="Nothing is listed nearby." />
    </div>
  )
}

function Site(props: { title: string; facilities: readonly Facility[]; none: string }) {
  const { title, facilities, none } = props
  const byCategory = Map.groupBy(facilities, ({ category }) => category)
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {byCategory.size === 0 && <p className={styles.none}>{none}</p>}
      <dl className={styles.rows}>
        {[...byCategory].map(([category, entries]) => (
          <div key={category}>
            <dt>{category}</dt>
            <dd>{entries.map(({ description }) => description).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

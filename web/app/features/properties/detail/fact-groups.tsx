import type { Property } from '#contract/properties/properties.schema.ts'
import { factText } from '../../../shared/properties/fact-text.ts'
import styles from './fact-groups.module.css'

type Groups = Property['displayData']

/** What the owner filled in, group by group. */
export function FactGroups({ groups }: { groups: Groups }) {
  const filled = groups.filter(({ values }) => values.length > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <h2 id="facts">Property details</h2>
      <div className={styles.groups}>
        {filled.map(({ groupName, values }) => (
          <div key={groupName} className={styles.group}>
            <h3>{groupName}</h3>
            <dl>
              {values.map((value) => (
                <Fact key={value.id} {...factText(value)} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

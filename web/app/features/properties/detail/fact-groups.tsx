import type { Property } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import styles from './fact-groups.module.css'

type Groups = Property['displayData']
type Value = Groups[number]['values'][number]

/** A field has no unit of its own; these are the names that the back office gives to money and to areas. */
const moneyGroup = /^costs$/i
const moneyField = /^(deposit|parking rental)$/i
const areaField = /\b(size|area)$/i

/** Yes and no as words, numbers grouped and with their unit. */
function shown(groupName: string, { name, type, value }: Value): string {
  if (type === 'yesno') return /^(true|yes|1)$/i.test(value) ? 'Yes' : 'No'
  if (type === 'number' && /^\d+(\.\d+)?$/.test(value)) {
    if (moneyGroup.test(groupName) || moneyField.test(name)) return formatRand(Number(value))
    if (areaField.test(name)) return `${groupedNumber(Number(value))}\u00a0m²`
  }
  if (type === 'number' && /^\d{4,}$/.test(value) && !isYear(value))
    return groupedNumber(Number(value))
  return value
}

function isYear(value: string): boolean {
  return value.length === 4 && Number(value) > 1800 && Number(value) < 2100
}

/** What the owner filled in, group by group. */
export function FactGroups({ groups }: { groups: Groups }) {
  const filled = groups.filter(({ values }) => values.length > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Property details</h2>
      <div className={styles.groups}>
        {filled.map(({ groupName, values }) => (
          <div key={groupName} className={styles.group}>
            <h3>{groupName}</h3>
            <dl>
              {values.map((value) => (
                <div key={value.id}>
                  <dt>{value.name}</dt>
                  <dd>{shown(groupName, value)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

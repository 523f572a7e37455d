import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { bedsText } from '../weeks/week-words.ts'
import styles from './layout-tab.module.css'

/** Floor plans and the kinds of units; the week's own kind is marked. */
export function LayoutTab({ resort, week }: { resort: ResortPage; week: WeekDetail }) {
  const { layout, unitTypes, resortName } = resort
  if (layout.length === 0 && unitTypes.length === 0) {
    return (
      <EmptyState title="No plan of the units yet">
        Ask us: {resortName} sends its plans on request.
      </EmptyState>
    )
  }
  const own = Number(week.bedrooms) || 0
  return (
    <div className={styles.layout}>
      {layout.map((plan) => (
        <Picture
          key={plan.id}
          picture={plan}
          sizes="(max-width: 60rem) 92vw, 800px"
          ratio={`${plan.width} / ${plan.height}`}
        />
      ))}
      {unitTypes.length > 0 && (
        <ul className={styles.types}>
          {unitTypes.map(({ name, bedrooms, sleeps, description }) => (
            <li key={name} data-own={bedrooms === own || undefined}>
              <h3>{name}</h3>
              <p className={styles.size}>
                {bedsText(bedrooms ? String(bedrooms) : 'Studio')}, sleeps {sleeps}
                {bedrooms === own && <strong> · this week’s size</strong>}
              </p>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

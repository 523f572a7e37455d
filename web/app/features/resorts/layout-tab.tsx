import type { Picture as Plan } from '#contract/values/picture.schema.ts'
import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { bedsText } from '../../shared/weeks/week-texts.ts'
import styles from './layout-tab.module.css'

interface Kind {
  plan: Plan | undefined
  unit: ResortPage['unitTypes'][number] | undefined
}

/** The unit types with their plans, which come in the same order; the week's own type first. */
function kindsOf({ layout, unitTypes }: ResortPage, bedrooms: number): Kind[] {
  const count = Math.max(layout.length, unitTypes.length)
  return Array.from({ length: count }, (_, i) => ({
    plan: layout[i],
    unit: unitTypes[i],
  })).toSorted(
    (a, b) => Number(b.unit?.bedrooms === bedrooms) - Number(a.unit?.bedrooms === bedrooms),
  )
}

/** `2 beds, sleeps 6`; of a unit that is called by its bedrooms, only what its name does not say. */
function sizeText({ name, bedrooms, sleeps }: NonNullable<Kind['unit']>): string {
  if (/bedroom|studio/i.test(name)) return `Sleeps ${sleeps}`
  return `${bedsText(bedrooms ? String(bedrooms) : 'Studio')}, sleeps ${sleeps}`
}

export function LayoutTab({ resort, week }: { resort: ResortPage; week: WeekDetail }) {
  const own = Number(week.bedrooms) || 0
  const kinds = kindsOf(resort, own)
  if (kinds.length === 0) {
    return (
      <EmptyState title="No floor plans yet">
        Contact us and we will ask {resort.resortName} for the plans.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ plan, unit }, index) => (
        <li key={unit?.name ?? index} data-own={unit?.bedrooms === own || undefined}>
          {plan && (
            <Picture
              picture={plan}
              sizes="(max-width: 60rem) 92vw, 400px"
              ratio={`${plan.width} / ${plan.height}`}
            />
          )}
          {unit && (
            <div className={styles.text}>
              <h2>{unit.name}</h2>
              <p className={styles.size}>
                {sizeText(unit)}
                {unit.bedrooms === own && <strong> · this week’s size</strong>}
              </p>
              {unit.description && <p>{unit.description}</p>}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

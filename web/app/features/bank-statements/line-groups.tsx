import { lineGroupNames } from '#contract/bank-statements/bank-statements.messages.ts'
import type { StatementOverview } from '#contract/bank-statements/bank-statements.schema.ts'
import { lineGroups, type LineView } from '#contract/bank-statements/bank-statements.states.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { classNames } from '../../ui/class-names.ts'
import { signedRand } from './line-texts.ts'
import styles from './line-groups.module.css'

interface LineGroupsProps {
  groups: StatementOverview['groups']
  view: LineView
  to: (view: LineView) => string
}

/** The distribution of the lines, as a bar and as links that filter the list. */
export function LineGroups({ groups, view, to }: LineGroupsProps) {
  const summary = lineGroups
    .map((group) => `${groups[group].count} ${lineGroupNames[group].toLowerCase()}`)
    .join(', ')
  return (
    <>
      <div className={styles.bar} role="img" aria-label={summary}>
        {lineGroups
          .filter((group) => groups[group].count > 0)
          .map((group) => (
            <i key={group} className={styles[group]} style={{ flexGrow: groups[group].count }} />
          ))}
      </div>
      <ul className={styles.groups}>
        {lineGroups.map((group) => (
          <li key={group}>
            <Link
              to={to(view === group ? 'open' : group)}
              aria-current={view === group ? 'true' : undefined}
              preventScrollReset
            >
              <span className={styles.name}>
                <i className={classNames(styles.mark, styles[group])} />
                {lineGroupNames[group]}
              </span>
              <span className={styles.count}>{groupedNumber(groups[group].count)}</span>
              <span className={styles.amount}>{signedRand(groups[group].amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

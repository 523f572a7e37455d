import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { searchCountCap } from '#contract/properties/search.choices.ts'
import { newMatchesCap } from '#contract/saved-searches/saved-searches.choices.ts'
import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { groupedNumber } from '../../ui/data/grouped-number.ts'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './search-row.module.css'

interface NewMatchesProps {
  search: SavedSearch
  /** Called when the person opens the results. */
  onLook?: (() => void) | undefined
}

function goText(fresh: string, total: number, many: string): string {
  if (fresh === '1') return 'See the new one'
  if (fresh !== '0') return `See the ${fresh} new`
  if (total === 0) return `Open the search`
  return total > searchCountCap ? `See all ${many}` : `See all ${groupedNumber(total)}`
}

/** How many are new, with their pictures, and a link to them. */
export function NewMatches({ search, onLook }: NewMatchesProps) {
  const { matches, kind, path } = search
  if (!matches) {
    return (
      <div className={classNames(styles.fresh, styles.none)}>
        <p className={styles.broken}>
          This search can no longer be run. Change it, or delete it and save another one.
        </p>
      </div>
    )
  }
  const { fresh, total, pictures } = matches
  const number = fresh >= newMatchesCap ? `${newMatchesCap}+` : String(fresh)
  const [one, many] = kind === 'week' ? ['week', 'weeks'] : ['property', 'properties']
  return (
    <Link
      to={path}
      className={classNames(styles.fresh, fresh === 0 && styles.none)}
      onClick={fresh > 0 ? onLook : undefined}
    >
      <b>{number}</b>
      <span>new {fresh === 1 ? one : many}</span>
      {pictures.length > 0 && (
        <span className={styles.pictures} aria-hidden="true">
          {pictures.map((picture) => (
            <Picture key={picture.id} picture={picture} sizes="44px" height={36} alt="" />
          ))}
        </span>
      )}
      <span className={styles.go}>
        {goText(number, total, many as string)}
        <IconArrowRight aria-hidden="true" />
      </span>
    </Link>
  )
}

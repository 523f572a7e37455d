import type { SearchReply } from '#contract/properties/search.schema.ts'
import { pageButtons } from '#contract/values/paging.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { changed, type SearchState } from './search-state.ts'
import styles from './pager.module.css'

interface PagerProps {
  state: SearchState
  found: SearchReply
  to: (state: SearchState) => string
}

/** The other pages. Beyond the counted ones only the next page is known. */
export function Pager({ state, found, to }: PagerProps) {
  const { page, size } = state
  const { total, capped, next, items } = found
  const pages = Math.max(1, Math.ceil(total / size))
  const beyond = page >= pages && next !== null
  const nextState = changed(state, { page: page + 1, ...(beyond ? { after: next } : {}) })
  const first = (page - 1) * size + 1
  return (
    <div className={styles.foot}>
      {(pages > 1 || beyond) && (
        <nav aria-label="Pages">
          <ol className={styles.pages}>
            {pageButtons(Math.min(page, pages), pages).map((number, place) => (
              <li key={number ?? `gap ${place}`}>
                {number === null ? (
                  <span>…</span>
                ) : (
                  <Link
                    to={to(changed(state, { page: number }))}
                    aria-label={`Page ${number}`}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                )}
              </li>
            ))}
            {(page < pages || beyond) && (
              <li>
                <Link to={to(nextState)} rel="next">
                  Next
                </Link>
              </li>
            )}
          </ol>
        </nav>
      )}
      <p className={styles.showing}>
        Showing {groupedNumber(first)} to {groupedNumber(first + items.length - 1)} of{' '}
        {capped && 'more than '}
        {groupedNumber(total)}
      </p>
    </div>
  )
}

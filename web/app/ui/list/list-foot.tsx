import { useId } from 'react'
import { useNavigate } from 'react-router'
import { pageButtons, pageSizes } from '#contract/values/paging.ts'
import { Link } from '../navigation/link.tsx'
import { LinkButton } from '../button/button.tsx'
import { groupedNumber } from '../data/grouped-number.ts'
import { pageCount, type ListState } from './list-state.ts'
import styles from './list-foot.module.css'

interface ListFootProps {
  state: Pick<ListState, 'page' | 'size' | 'before'>
  total: number
  /** There are more rows than this; how many more was not counted. */
  moreThan?: number | undefined
  to: (change: Partial<Pick<ListState, 'page' | 'size' | 'before'>>) => string
  /** The row from which the list continues beyond its counted pages; null at the end of the list. */
  older?: number | null | undefined
  sizes?: readonly number[] | undefined
  /** What the page size counts. */
  label?: string
}

/** The page size, the range of rows, and links to the other pages. */
export function ListFoot(props: ListFootProps) {
  const { state, total, moreThan, to, older } = props
  const { sizes = pageSizes.adminTable.sizes, label = 'Rows' } = props
  const id = useId()
  const navigate = useNavigate()
  const { page, size } = state
  const pages = pageCount(total, size)
  const choices = [...new Set([...sizes, size])].toSorted((a, b) => a - b)
  return (
    <div className={styles.foot}>
      <span className={styles.rows}>
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={size}
          onChange={(event) =>
            void navigate(to({ size: Number(event.target.value) }), { preventScrollReset: true })
          }
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </span>
      <span>
        {state.before
          ? 'Older entries'
          : `${groupedNumber(Math.min((page - 1) * size + 1, total))} to ${groupedNumber(Math.min(page * size, total))} of ${
              moreThan === undefined ? groupedNumber(total) : `more than ${groupedNumber(moreThan)}`
            }`}
      </span>
      {state.before ? (
        <LinkButton kind="quiet" to={to({})}>
          Back to newest
        </LinkButton>
      ) : null}
      {pages > 1 && !state.before && (
        <nav aria-label="Pages">
          <ol className={styles.pages}>
            {pageButtons(page, pages).map((number, place) => (
              <li key={number ?? `gap ${place}`}>
                {number === null ? (
                  <span className={styles.gap}>…</span>
                ) : (
                  <Link
                    to={to({ page: number })}
                    aria-label={`Page ${number}`}
                    aria-current={number === page ? 'page' : undefined}
                  >
                    {number}
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      {older && (state.before || (moreThan !== undefined && page === pages)) ? (
        <LinkButton to={to({ before: String(older) })}>Older entries</LinkButton>
      ) : null}
    </div>
  )
}

import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { pageButtons, pageSizes } from '#contract/values/paging.ts'
import { pageCount, type ListState } from './list-state.ts'
import styles from './list-foot.module.css'

interface ListFootProps {
  state: ListState
  total: number
  to: (change: Partial<ListState>) => string
}

/** Rows a page, which rows these are, and the other pages. */
export function ListFoot({ state, total, to }: ListFootProps) {
  const id = useId()
  const navigate = useNavigate()
  const { page, size } = state
  const pages = pageCount(total, size)
  const sizes = [...new Set([...pageSizes.backOffice.sizes, size])].toSorted((a, b) => a - b)
  return (
    <div className={styles.foot}>
      <span className={styles.rows}>
        <label htmlFor={id}>Rows</label>
        <select
          id={id}
          value={size}
          onChange={(event) =>
            void navigate(to({ size: Number(event.target.value) }), { preventScrollReset: true })
          }
        >
          {sizes.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </span>
      <span>
        {Math.min((page - 1) * size + 1, total)} to {Math.min(page * size, total)} of {total}
      </span>
      {pages > 1 && (
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
    </div>
  )
}

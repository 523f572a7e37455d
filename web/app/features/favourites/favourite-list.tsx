import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { Favourite } from '#contract/favourites/favourites.schema.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import { useFavouriteKeys } from '../../shared/favourites/use-favourites.ts'
import { Button } from '../../ui/button/button.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { FavouriteCard } from './favourite-card.tsx'
import { faceOf } from './listing-face.ts'
import { NoFavourites } from './no-favourites.tsx'
import { Note } from './note.tsx'
import { favouriteSorts, sortFavourites, sortOf } from './sort-favourites.ts'
import styles from './favourites.module.css'

interface FavouriteListProps {
  items: readonly Favourite[]
  onEdit: (favourite: Favourite) => void
  /** More buttons beside the order. */
  tools?: ReactNode
  /** Above the cards. */
  children?: ReactNode
}

/** Someone's favourites in the chosen order; what is removed here disappears from the list. */
export function FavouriteList({ items, onEdit, tools, children }: FavouriteListProps) {
  const [query, setQuery] = useSearchParams()
  const { keys, known } = useFavouriteKeys()
  const sortId = useId()
  const sort = sortOf(query.get('sort'))
  const own = known ? items.filter((item) => keys.has(keyText(item))) : items
  if (!own.length && !children) return <NoFavourites />
  return (
    <section aria-labelledby="favourites">
      <div className={styles.bar}>
        <h2 id="favourites">Favourites</h2>
        <div className={styles.tools}>
          <span className={styles.sort}>
            <label htmlFor={sortId}>Sort by</label>
            <select
              id={sortId}
              value={sort}
              onChange={({ target }) => {
                query.set('sort', target.value)
                setQuery(query, { replace: true, preventScrollReset: true })
              }}
            >
              {Object.entries(favouriteSorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </span>
          {tools}
          <Button
            size="sm"
            icon={<IconPrinter aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      </div>
      {children}
      {own.length === 0 && <p className={styles.none}>This folder is empty.</p>}
      <CardGrid columns={3}>
        {sortFavourites(own, sort).map((favourite) => (
          <li key={keyText(favourite)}>
            <FavouriteCard
              favourite={favourite}
              note={
                <Note
                  note={favourite.note}
                  title={faceOf(favourite)?.title ?? 'No longer listed'}
                  onEdit={() => onEdit(favourite)}
                />
              }
            />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}

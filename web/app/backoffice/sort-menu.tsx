import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import { Menu } from '../ui/navigation/menu.tsx'
import type { ListState } from '../ui/list/list-state.ts'
import styles from './sort-menu.module.css'

interface SortMenuProps {
  columns: readonly { key: string; label: string }[]
  state: ListState
  sortTo: (column: string) => string | undefined
}

/** Sorting on a phone, where the rows are cards and have no column heads to tap. */
export function SortMenu({ columns, state, sortTo }: SortMenuProps) {
  const items = columns.flatMap(({ key, label }) => {
    const to = sortTo(key)
    const sorted = state.sort === key
    const hint = sorted ? (state.order === 'asc' ? 'Ascending' : 'Descending') : undefined
    return to ? [{ label, to, current: sorted, hint }] : []
  })
  if (items.length === 0) return null
  const label = (
    <>
      <IconArrowsSort aria-hidden="true" />
      Sort
    </>
  )
  return (
    <Menu
      label={label}
      groups={[{ items }]}
      className={styles.menu}
      buttonClassName={styles.button}
    />
  )
}

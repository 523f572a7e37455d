import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { counted, type Nouns } from '../../ui/data/counted.ts'
import type { Identified } from '../../ui/list/resource-types.ts'
import { MoreSheet } from '../more-sheet.tsx'
import type { RowSelection } from '../use-selection.ts'
import type { AnyBulkAction } from './bulk-action.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import styles from './bulk.module.css'

interface BulkBarProps<Row extends Identified> {
  selection: RowSelection<Row>
  actions: readonly AnyBulkAction<Row>[]
  nouns: Nouns
  nameOf: (row: Row) => string
}

/** How many rows are selected, on how many pages, and the available actions. */
export function BulkBar<Row extends Identified>(props: BulkBarProps<Row>) {
  const { selection, actions, nouns, nameOf } = props
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<AnyBulkAction<Row> | null>(null)

  async function close(done: readonly Row[]) {
    setOpen(null)
    if (done.length === 0) return
    selection.drop(done.map(({ id }) => id))
    await revalidate()
    // The bar may have disappeared with the last selected row.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      {selection.some && (
        <div className={styles.bar} data-bottom-bar="">
          <strong role="status">{selectedText(selection, nouns)}</strong>
          <MoreSheet title={`Selected ${nouns.many}`} inWords className={styles.actions}>
            {actions.map((action) => (
              <Button key={action.key} size="sm" icon={action.icon} onClick={() => setOpen(action)}>
                {action.label}
              </Button>
            ))}
          </MoreSheet>
          <Button size="sm" kind="quiet" onClick={selection.clear} className={styles.clear}>
            Clear Selected
          </Button>
        </div>
      )}
      {open && (
        <BulkDialog
          action={open}
          rows={selection.rows}
          nouns={nouns}
          nameOf={nameOf}
          onClose={(done) => void close(done)}
        />
      )}
    </>
  )
}

export function selectedText(
  { count, pages }: Pick<RowSelection<Identified>, 'count' | 'pages'>,
  nouns: Nouns,
): string {
  const text = `${counted(count, nouns)} selected`
  return pages > 1 ? `${text} on ${pages} pages` : text
}

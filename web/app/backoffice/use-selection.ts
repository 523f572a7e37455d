import { useState } from 'react'
import type { Identified } from '../ui/list/resource-types.ts'

export interface Selection {
  count: number
  /** The number of pages with selected rows. */
  pages: number
  some: boolean
  /** All rows of this page are selected. */
  all: boolean
  has: (id: number) => boolean
  toggle: (id: number) => void
  toggleAll: () => void
  clear: () => void
}

export interface RowSelection<Row> extends Selection {
  rows: Row[]
  /** These rows are no longer selected. */
  drop: (ids: readonly number[]) => void
}

interface Chosen<Row> {
  row: Row
  page: string
}

/**
 * The selected rows, on this page and on others: they stay selected until they are cleared. A row
 * that is shown again is updated.
 */
export function useSelection<Row extends Identified>(
  rows: readonly Row[],
  page: string,
): RowSelection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen<Row>>>(new Map())
  const here = new Map(rows.map((row) => [row.id, row]))
  const selected = [...chosen].map(([id, one]) => ({ ...one, row: here.get(id) ?? one.row }))
  const shown = rows.filter(({ id }) => chosen.has(id))
  const all = rows.length > 0 && shown.length === rows.length

  function change(edit: (next: Map<number, Chosen<Row>>) => void) {
    const next = new Map(chosen)
    edit(next)
    setChosen(next)
  }

  return {
    rows: selected.map(({ row }) => row),
    count: chosen.size,
    pages: new Set(selected.map((one) => one.page)).size,
    some: chosen.size > 0,
    all,
    has: (id) => chosen.has(id),
    toggle: (id) =>
      change((next) => {
        const row = here.get(id)
        if (!next.delete(id) && row) next.set(id, { row, page })
      }),
    toggleAll: () =>
      change((next) => {
        for (const row of rows) {
          if (all) next.delete(row.id)
          else if (!next.has(row.id)) next.set(row.id, { row, page })
        }
      }),
    clear: () => setChosen(new Map()),
    drop: (ids) => change((next) => ids.forEach((id) => next.delete(id))),
  }
}

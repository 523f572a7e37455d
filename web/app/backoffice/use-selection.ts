import { useState } from 'react'
import type { Identified } from '../ui/list/resource-types.ts'

export interface Selection {
  count: number
  some: boolean
  all: boolean
  has: (id: number) => boolean
  toggle: (id: number) => void
  toggleAll: () => void
  clear: () => void
}

/** The selected rows among those shown: an action never affects a row that is not visible. */
export function useSelection<Row extends Identified>(
  rows: readonly Row[],
): Selection & { rows: Row[] } {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const chosen = rows.filter((row) => ids.has(row.id))
  const all = rows.length > 0 && chosen.length === rows.length
  return {
    rows: chosen,
    count: chosen.length,
    some: chosen.length > 0,
    all,
    has: (id) => ids.has(id),
    toggle(id) {
      const next = new Set(chosen.map((row) => row.id))
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    toggleAll: () => setIds(new Set(all ? [] : rows.map((row) => row.id))),
    clear: () => setIds(new Set()),
  }
}

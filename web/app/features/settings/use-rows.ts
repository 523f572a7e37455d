import { useRef, useState } from 'react'

export interface Row<Value> {
  /** Stays with the row while others are added and removed. */
  key: number
  value: Value
}

/**
 * The rows of a list in a form: the browser holds their values, only their number is stored here.
 */
export function useRows<Value>(start: readonly Value[], blank: Value) {
  const next = useRef(start.length)
  const [rows, setRows] = useState<Row<Value>[]>(() => start.map((value, key) => ({ key, value })))
  return {
    rows,
    add: () => setRows((before) => [...before, { key: next.current++, value: blank }]),
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
  }
}

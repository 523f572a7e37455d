import { useRef, useState } from 'react'

export interface Row<Value> {
  /** Stays with the row while others come and go. */
  key: number
  value: Value
}

/** The rows of a list in a form: their fields are the browser's, what is stored here is how many. */
export function useRows<Value>(start: readonly Value[], blank: Value) {
  const next = useRef(start.length)
  const [rows, setRows] = useState<Row<Value>[]>(() => start.map((value, key) => ({ key, value })))
  return {
    rows,
    add: () => setRows((before) => [...before, { key: next.current++, value: blank }]),
    remove: (key: number) => setRows((before) => before.filter((row) => row.key !== key)),
  }
}

import type { BulkResult } from '#contract/bulk-actions/bulk-actions.calls.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import type { Identified } from '../../ui/list/resource-types.ts'
import styles from './bulk.module.css'

interface BulkRowsProps<Row> {
  rows: readonly Row[]
  results: readonly BulkResult[]
  nameOf: (row: Row) => string
  changeOf: (row: Row) => string
  /** Whether to show what will happen, instead of what has happened. */
  ahead?: boolean
}

/** A line for each row: what changes, or why it cannot. */
export function BulkRows<Row extends Identified>(props: BulkRowsProps<Row>) {
  const { rows, results, nameOf, changeOf, ahead } = props
  return (
    <div className={styles.rows} role="region" aria-label="Rows" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Change</th>
            <th scope="col">{ahead ? 'Preview' : 'Result'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => {
            const result = results[place]
            return (
              <tr key={row.id}>
                <td>{nameOf(row)}</td>
                <td>{result?.done ? changeOf(row) : ''}</td>
                <td>
                  {result?.done ? (
                    <StatusText color="green">{ahead ? 'Will change' : 'Done'}</StatusText>
                  ) : (
                    <StatusText color="red">{result?.message ?? 'Not done'}</StatusText>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

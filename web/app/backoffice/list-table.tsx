import { useRef, type ReactNode } from 'react'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs'
import { Link } from '../ui/navigation/link.tsx'
import { classNames } from '../ui/class-names.ts'
import { MailAddress } from '../ui/data/mail-address.tsx'
import { MomentText } from '../ui/data/moment-text.tsx'
import { TwoLines } from '../ui/data/two-lines.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { cellOf, standsRight, type Column } from './list-columns.ts'
import { MoreSheet } from './more-sheet.tsx'
import { useFits } from './use-fits.ts'
import type { ListState } from '../ui/list/list-state.ts'
import type { Identified } from '../ui/list/resource-types.ts'
import type { Selection } from './use-selection.ts'
import styles from './list-table.module.css'

interface ListTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  state: ListState
  /** The address for sorting by a column; undefined if the list cannot be sorted by it. */
  sortTo: (column: string) => string | undefined
  nameOf: (row: Row) => string
  /** Where the cell that names a row links to. */
  leadPath: ((row: Row) => string | undefined) | undefined
  actions: ((row: Row) => ReactNode) | undefined
  selection: Selection | undefined
  /** Rows that must stay cannot be ticked. */
  selectable: (row: Row) => boolean
  loading: boolean
}

export function ListTable<Row extends Identified>(props: ListTableProps<Row>) {
  const { caption, columns, rows, selection, actions, loading } = props
  const box = useRef<HTMLDivElement>(null)
  const fits = useFits(box)
  return (
    <div
      ref={box}
      className={styles.scroll}
      data-fits={fits}
      role="region"
      aria-label={caption}
      tabIndex={0}
    >
      <table className={styles.table} aria-busy={loading}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.select}>
                <input
                  type="checkbox"
                  aria-label="Select all rows"
                  ref={(box) => {
                    if (box) box.indeterminate = selection.some && !selection.all
                  }}
                  checked={selection.all}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} {...props} />
            ))}
            {actions && (
              <th scope="col" className={classNames(styles.right, styles.actions)}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) =>
            loading ? (
              <SkeletonRow key={row.id} {...props} />
            ) : (
              <BodyRow key={row.id} row={row} {...props} />
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

function HeadCell<Row>({ column, ...props }: { column: Column<Row> } & ListTableProps<Row>) {
  const { state, sortTo } = props
  const labels = linesOf(column)
  const sorted = labels.some(({ key }) => sortTo(key) && state.sort === key)
  const orderName = state.order === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={classNames(
        standsRight(column) && styles.right,
        column.narrow && styles.narrow,
        column.wide && styles.wide,
        column.folds && styles.folds,
      )}
      aria-sort={sorted ? orderName : undefined}
    >
      {labels.map((label) => (
        <HeadLabel key={label.key} column={label} {...props} />
      ))}
      {/* In a wide table its head is part of another column's, so the order is expressed in words
          here. */}
      {column.folded?.flatMap(linesOf).map((label) => (
        <span key={label.key} className={styles.folded}>
          <HeadLabel column={label} {...props} />
          {sortTo(label.key) && state.sort === label.key && (
            <span className="vh">sorted {orderName}</span>
          )}
        </span>
      ))}
    </th>
  )
}

function linesOf<Row>(column: Column<Row>): Column<Row>[] {
  return column.second ? [column, column.second] : [column]
}

function HeadLabel<Row>({ column, state, sortTo }: { column: Column<Row> } & ListTableProps<Row>) {
  const to = sortTo(column.key)
  if (!to) return <span className={styles.plain}>{column.label}</span>
  const sorted = state.sort === column.key
  return (
    <Link
      to={to}
      className={styles.sort}
      data-sorted={sorted ? state.order : undefined}
      preventScrollReset
    >
      {column.label}
      {sorted ? <IconArrowDown aria-hidden="true" /> : <IconArrowsSort aria-hidden="true" />}
    </Link>
  )
}

function BodyRow<Row extends Identified>(props: { row: Row } & ListTableProps<Row>) {
  const { row, columns, nameOf, leadPath, actions, selection, selectable } = props
  const selected = selection?.has(row.id) ?? false
  // On a card the first amount is to the right of the name.
  const amount = columns.find(({ kind, lead }) => kind === 'money' && !lead)
  // A card is named by the full name, a table has a column for each part of it.
  const surname = columns.some(({ lead }) => lead)
    ? columns.find(({ completesName }) => completesName)
    : undefined
  return (
    <tr data-selected={selected || undefined} data-row="" tabIndex={-1}>
      {selection && (
        <td className={styles.select}>
          {selectable(row) && (
            <label className={styles.selectArea}>
              <input
                type="checkbox"
                aria-label={`Select ${nameOf(row)}`}
                checked={selected}
                onChange={() => selection.toggle(row.id)}
              />
            </label>
          )}
        </td>
      )}
      {columns.map((column) => {
        const content = contentOf(column, row)
        const whole =
          column.lead && surname ? (
            <>
              {content}
              <span className={styles.onCard}> {cellOf(surname, row)}</span>
            </>
          ) : (
            content
          )
        const path = column.lead ? leadPath?.(row) : undefined
        const first = path === undefined ? whole : <Link to={path}>{whole}</Link>
        return (
          <td
            key={column.key}
            data-empty={isEmpty(content) || undefined}
            className={classNames(
              standsRight(column) && styles.right,
              column.narrow && styles.narrow,
              column.wide && styles.wide,
              column.lead && styles.lead,
              column === amount && styles.amount,
              column === surname && styles.inName,
              column.folds && styles.folds,
              column.kind === 'time' && styles.time,
              column.key === 'email' && styles.address,
            )}
          >
            {!column.lead && <span className={styles.label}>{column.label}</span>}
            {column.second ? <TwoLines first={first} second={cellOf(column.second, row)} /> : first}
            {column.folded?.map((other) => (
              <FoldedLine key={other.key} column={other} row={row} />
            ))}
          </td>
        )
      })}
      {actions && (
        <td className={styles.actions}>
          <MoreSheet title={nameOf(row)} className={styles.actionRow}>
            {actions(row)}
          </MoreSheet>
        </td>
      )}
    </tr>
  )
}

/**
 * Values with a separate column in a wider table. A bare Yes or No means nothing without its label.
 */
function FoldedLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = contentOf(column, row)
  const second = column.second && contentOf(column.second, row)
  if (isEmpty(content)) return null
  return (
    <span className={styles.folded}>
      {column.kind === 'yesNo' && `${column.label}: `}
      {content}
      {!isEmpty(second) && (
        <>
          {' · '}
          <span className={styles.second}>{second}</span>
        </>
      )}
    </span>
  )
}

/** An address is never broken within a name, nor a date at its dashes. */
function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = cellOf(column, row)
  if (typeof content !== 'string' || content === '') return content
  if (column.key === 'email') return <MailAddress address={content} />
  return column.kind === 'time' ? <MomentText text={content} /> : content
}

/** A card omits empty values; a table keeps its columns. */
function isEmpty(content: ReactNode): boolean {
  return content === '' || content === null || content === undefined || content === false
}

/** The same cells with the same widths, so that nothing moves when the rows arrive. */
function SkeletonRow<Row>({ columns, selection, actions }: ListTableProps<Row>) {
  return (
    <tr aria-hidden="true" className={styles.waiting}>
      {selection && (
        <td className={styles.select}>
          <Skeleton width="1.1rem" height="1.1rem" />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={classNames(column.lead && styles.lead)}>
          <Skeleton width="60%" />
        </td>
      ))}
      {actions && (
        <td className={styles.actions}>
          <Skeleton width="3.9rem" />
        </td>
      )}
    </tr>
  )
}

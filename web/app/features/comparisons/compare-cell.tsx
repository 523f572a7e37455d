import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { classNames } from '../../ui/class-names.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { unknown, type Cell } from './rows.ts'
import styles from './compare-table.module.css'

interface CompareCellProps {
  cell: Cell
  sum: boolean
  /** In what way it is the best in its row; null if it is not. */
  best: string | null
}

export function CompareCell({ cell, sum, best }: CompareCellProps) {
  const { bar, parts, note } = cell
  const stacked = sum || bar !== undefined
  return (
    <td className={classNames(best && styles.best, stacked && styles.stacked)}>
      <span className={classNames(sum && styles.big)}>
        <CellText cell={cell} />
      </span>
      {note && <small className={styles.note}>{note}</small>}
      {bar !== undefined && <Bar share={bar} parts={parts} />}
      {best && <em>{best}</em>}
    </td>
  )
}

function CellText({ cell: { text, mark, color } }: { cell: Cell }) {
  if (color) return <StatusText color={color}>{text}</StatusText>
  if (text === unknown.text) {
    return (
      <span className={styles.no}>
        <span aria-hidden="true">{text}</span>
        <span className="vh">Not stated</span>
      </span>
    )
  }
  if (mark === 'yes') {
    return (
      <span className={styles.yes}>
        <IconCheck aria-hidden="true" />
        {text}
      </span>
    )
  }
  if (mark === 'lower') {
    return (
      <span className={styles.lower}>
        <IconArrowDown aria-hidden="true" />
        <span className="vh">Reduced by </span>
        {text}
      </span>
    )
  }
  return mark === 'no' ? <span className={styles.no}>{text}</span> : text
}

/** The bar is decorative; the number above says the same. */
function Bar({ share, parts = [1] }: { share: number; parts?: readonly number[] | undefined }) {
  return (
    <span className={classNames(styles.bar, parts.length > 1 && styles.parted)} aria-hidden="true">
      <span className={styles.filled} style={{ width: `${Math.round(share * 100)}%` }}>
        {parts.map((part, n) => (
          <i key={n} style={{ flexGrow: part }} />
        ))}
      </span>
    </span>
  )
}

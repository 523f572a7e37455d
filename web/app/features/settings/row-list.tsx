import type { ReactNode } from 'react'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../../ui/button/button.tsx'
import type { useRows } from './use-rows.ts'
import styles from './company-form.module.css'

interface RowListProps<Value> {
  list: ReturnType<typeof useRows<Value>>
  /** The name of one row: `partner`. */
  noun: string
  label: string
  most: number
  children: (value: Value, index: number) => ReactNode
}

/** Rows that can be added and removed, each with its fields side by side. */
export function RowList<Value>({ list, noun, label, most, children }: RowListProps<Value>) {
  return (
    <div className={styles.list}>
      {list.rows.length > 0 && (
        <ul className={styles.rows} aria-label={label}>
          {list.rows.map(({ key, value }, index) => (
            <li key={key} className={styles.row}>
              <div className={styles.fields}>{children(value, index)}</div>
              <Button
                kind="quiet"
                aria-label={`Remove ${noun} ${index + 1}`}
                icon={<IconTrash aria-hidden="true" />}
                onClick={() => list.remove(key)}
              />
            </li>
          ))}
        </ul>
      )}
      {list.rows.length < most && (
        <div>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={list.add}>
            {`Add a ${noun}`}
          </Button>
        </div>
      )}
    </div>
  )
}

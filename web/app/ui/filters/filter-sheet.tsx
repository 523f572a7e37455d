import type { ReactNode } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { classNames } from '../class-names.ts'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  /** A button opens the sheet by this id, as its `popoverTarget`. */
  id: string
  /** A sheet at every width, such as beside a map. */
  closed?: boolean
  /** The label of the button that closes the sheet, such as the number of results. */
  done: string
  children: ReactNode
}

/** Filters beside the list on a wide screen; on a narrow one a sheet that a button opens, without script. */
export function FilterSheet({ id, closed = false, done, children }: FilterSheetProps) {
  return (
    <div id={id} popover="auto" className={classNames(styles.sheet, closed && styles.closed)}>
      <div className={styles.head}>
        <p>Filters</p>
        <button type="button" aria-label="Close" popoverTarget={id}>
          <IconX aria-hidden="true" />
        </button>
      </div>
      {children}
      <div className={styles.foot}>
        <button type="button" popoverTarget={id} className={styles.show}>
          {done}
        </button>
      </div>
    </div>
  )
}

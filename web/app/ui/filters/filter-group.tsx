import type { ReactNode } from 'react'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { useFieldId } from '../form/use-field-id.ts'
import styles from './filter-group.module.css'

interface FilterGroupProps {
  title: string
  /** Open from the start: the most used filters, and those that are set. */
  open?: boolean
  children: ReactNode
}

/** A collapsible group of filters; works without script. */
export function FilterGroup({ title, open = false, children }: FilterGroupProps) {
  const id = useFieldId(`group-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`)
  return (
    <details className={styles.group} data-group={title} open={open}>
      <summary id={id}>
        {title}
        <IconChevronDown aria-hidden="true" />
      </summary>
      <div role="group" aria-labelledby={id} className={styles.content}>
        {children}
      </div>
    </details>
  )
}

/** Two fields side by side, such as the ends of a range. */
export function FilterPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

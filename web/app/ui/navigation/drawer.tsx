import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { classNames } from '../class-names.ts'
import { useClosedBy } from './use-closed-by.ts'
import styles from './drawer.module.css'

interface DrawerProps {
  id: string
  title: string
  side?: 'left' | 'right'
  children: ReactNode
  className?: string
}

/** A panel from the side. A `DrawerButton` with its id opens it natively, without script. */
export function Drawer(props: DrawerProps) {
  const { id, title, side = 'right', children, className } = props
  const sheet = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useClosedBy(sheet, key)
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={classNames(styles.drawer, styles[side], className)}
    >
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <IconX aria-hidden="true" />
        </button>
      </div>
      {children}
    </div>
  )
}

export function DrawerButton({ drawer, ...native }: { drawer: string } & ComponentProps<'button'>) {
  return <button type="button" {...native} popoverTarget={drawer} />
}

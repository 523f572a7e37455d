import { useEffect, useRef, type ReactNode } from 'react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { classNames } from '../class-names.ts'
import { reveal } from './reveal.ts'
import styles from './alert.module.css'

export type AlertType = 'SUCCESS' | 'INFO' | 'WARNING' | 'ERROR' | 'ERRORHTML'

const looks = {
  SUCCESS: { icon: IconCheck, className: styles.ok },
  INFO: { icon: IconInfoCircle, className: styles.info },
  WARNING: { icon: IconClock, className: styles.wait },
  ERROR: { icon: IconAlertTriangle, className: styles.stop },
  ERRORHTML: { icon: IconAlertTriangle, className: styles.stop },
} as const

interface AlertProps {
  id?: string
  type: AlertType
  title?: ReactNode
  children?: ReactNode
  /** What is wrong, by field; shown as a list. */
  fields?: Record<string, string>
  onClose?: () => void
  className?: string | undefined
  /** False inside a live region, which already announces what is added to it. */
  announce?: boolean
  /** The outcome of a form: the alert is scrolled into view and focused when it appears. */
  outcome?: boolean
}

export function Alert(props: AlertProps) {
  const { type, title, children, fields = {}, onClose, className } = props
  const { id, announce = true, outcome = false } = props
  const { icon: Icon, className: look } = looks[type]
  const urgent = type === 'ERROR' || type === 'ERRORHTML'
  const wrongs = Object.entries(fields)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome && alert.current) reveal(alert.current)
  }, [outcome])
  return (
    <div
      ref={alert}
      id={id}
      data-alert={type}
      tabIndex={-1}
      className={classNames(styles.alert, look, className)}
      role={announce ? (urgent ? 'alert' : 'status') : undefined}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.text}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {wrongs.length > 0 && (
          <ul>
            {wrongs.map(([field, wrong]) => (
              <li key={field}>{wrong}</li>
            ))}
          </ul>
        )}
      </div>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label="Close this message"
          onClick={onClose}
        >
          <IconX aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

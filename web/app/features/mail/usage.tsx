import { usageDescription } from '../../shared/mail/usage-description.ts'
import styles from './usage.module.css'

/** A usage by name, and below it who it is sent to and when. */
export function Usage({ name }: { name: string }) {
  const description = usageDescription(name)
  return (
    <>
      {name}
      {description && <span className={styles.text}>{description}</span>}
    </>
  )
}

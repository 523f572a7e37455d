import { usageText } from '../../shared/mail/usage-texts.ts'
import styles from './usage.module.css'

/** A usage by its name, and below it who gets such a mail. */
export function Usage({ name }: { name: string }) {
  const text = usageText(name)
  return (
    <>
      {name}
      {text && <span className={styles.words}>{text}</span>}
    </>
  )
}

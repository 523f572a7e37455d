import { usageWords } from '../../shared/mail/usage-words.ts'
import styles from './usage.module.css'

/** A usage by its name, and below it who gets such a mail. */
export function Usage({ name }: { name: string }) {
  const words = usageWords(name)
  return (
    <>
      {name}
      {words && <span className={styles.words}>{words}</span>}
    </>
  )
}

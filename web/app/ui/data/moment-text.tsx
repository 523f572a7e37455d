import styles from './moment-text.module.css'

/** `2026-11-15 10:42` in a table: in a narrow one it breaks before its time, never at its dashes. */
export function MomentText({ text }: { text: string }) {
  const [date, time] = text.split(' ')
  return (
    <span className={styles.moment}>
      <span className="whole">{date}</span> {time}
    </span>
  )
}

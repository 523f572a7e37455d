import styles from './moment-text.module.css'

/** `2026-11-15 10:42`: in a narrow table it breaks before the time, never at the dashes of the date. */
export function MomentText({ text }: { text: string }) {
  const [date, time] = text.split(' ')
  return (
    <span className={styles.moment}>
      <span className="whole">{date}</span> {time}
    </span>
  )
}

import styles from './differences.module.css'

/** What differs from the last approved values, one line for each field. */
export function Differences({ of: differences }: { of: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {differences.map((difference) => (
        <li key={difference}>{difference}</li>
      ))}
    </ul>
  )
}

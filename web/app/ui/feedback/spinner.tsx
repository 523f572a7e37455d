import styles from './spinner.module.css'

/** A spinning ring. Without a label it is decorative, and the text beside it says what is happening. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className={styles.spinner}
      role={label ? 'status' : undefined}
      aria-hidden={!label || undefined}
    >
      {label && <span className="vh">{label}</span>}
    </span>
  )
}

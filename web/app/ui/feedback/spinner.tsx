import styles from './spinner.module.css'

/** A turning ring. Without a label it is decoration, and the text is beside it. */
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

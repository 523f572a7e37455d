import styles from './levy-statement.module.css'

/** The number beside a field and on the sample levy statement. */
export function PaperMark({ number }: { number: number }) {
  return (
    <span className={styles.mark} data-paper-mark="">
      <span className="vh">, number </span>
      {number}
      <span className="vh"> on the sample levy statement</span>
    </span>
  )
}

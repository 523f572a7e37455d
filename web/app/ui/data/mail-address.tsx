import styles from './mail-address.module.css'

/** An address in a narrow place, which breaks behind its @ and not in the middle of a name. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1
  return (
    <span className={styles.address}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

import { Fragment } from 'react'
import styles from './mail-address.module.css'

/** An email address that, in a narrow column, breaks only after its @ or a dot, and not in the middle of a name. */
export function MailAddress({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1
  const names = address.slice(0, at).match(/[^.]+\.*|\.+/g) ?? []
  return (
    <span className={styles.address}>
      {names.map((name, index) => (
        <Fragment key={index}>
          {name}
          <wbr />
        </Fragment>
      ))}
      {address.slice(at)}
    </span>
  )
}

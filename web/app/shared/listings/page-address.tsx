import { wholeAddress } from '../../page-meta.ts'
import { useSiteData } from '../../session/session.ts'
import styles from './page-address.module.css'

/** On paper the address of the page that was printed, from which nobody can follow a link. */
export function PageAddress({ path }: { path: string }) {
  return <p className={styles.address}>{wholeAddress(path, useSiteData()?.publicUrl ?? '')}</p>
}

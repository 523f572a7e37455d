import { wholeAddress } from '../../page-meta.ts'
import { useSiteData } from '../../session/session.ts'
import styles from './page-address.module.css'

/** In print, the address of the page, since links cannot be followed on paper. */
export function PageAddress({ path }: { path: string }) {
  return <p className={styles.address}>{wholeAddress(path, useSiteData()?.publicUrl ?? '')}</p>
}

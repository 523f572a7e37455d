import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'

/** A thin line at the top, from the moment a person goes to another page until that page is shown. */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles.bar} role="progressbar" aria-label="Loading" />
}

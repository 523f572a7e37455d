import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'

/**
 * A thin line at the top while the next page loads. It is purely visual: screen reader users notice the new page when
 * the focus moves to it.
 */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles.bar} aria-hidden="true" data-progress="" />
}

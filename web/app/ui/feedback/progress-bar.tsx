import { useNavigation } from 'react-router'
import styles from './progress-bar.module.css'

/**
 * A thin line at the top, from the moment a person goes to another page until that page is shown. Only for the eye: the
 * focus moves to the new page.
 */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles.bar} aria-hidden="true" data-progress="" />
}

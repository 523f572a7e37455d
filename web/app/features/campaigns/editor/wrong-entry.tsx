import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import styles from '../../../shared/campaigns/lists.module.css'

/** What is wrong with one entry in a list. */
export function WrongEntry({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null
  return (
    <span className={styles.wrong}>
      <IconAlertCircle aria-hidden="true" />
      {messages.join(' ')}
    </span>
  )
}

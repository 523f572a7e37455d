import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import styles from './sentence-box.module.css'

/** The words that changed nothing about the search. */
export function NotUsed({ ignored }: { ignored: readonly string[] }) {
  if (ignored.length === 0) return null
  return (
    <p className={styles.notUsed} role="status">
      <IconInfoCircle aria-hidden="true" />
      <span>
        Not used:{' '}
        {ignored.map((text, at) => (
          <span key={text}>
            {at > 0 && ', '}
            <b>“{text}”</b>
          </span>
        ))}
        . There is no filter for {ignored.length === 1 ? 'it' : 'them'}.
      </span>
    </p>
  )
}

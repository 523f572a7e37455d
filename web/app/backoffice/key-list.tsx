import styles from './key-list.module.css'

/** Keyboard shortcuts and what each of them does. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

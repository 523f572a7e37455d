import styles from './line-list.module.css'

/** The keyboard shortcuts for the lines; of no use on a phone. */
export function LineKeysHelp() {
  return (
    <p className={styles.keys}>
      <span>
        <kbd>Enter</kbd> accept
      </span>
      <span>
        <kbd>1</kbd>
        <kbd>2</kbd>
        <kbd>3</kbd> choose another
      </span>
      <span>
        <kbd>↓</kbd> leave for later
      </span>
      <span>
        <kbd>F</kbd> find payment
      </span>
      <span>
        <kbd>U</kbd> undo
      </span>
    </p>
  )
}

import type { Tag, TagChoice } from './editor-tags.ts'
import styles from './tag-chips.module.css'

interface TagChipsProps {
  /** What they are inserted into, such as 'the page'. */
  into: string
  choice: TagChoice
  onInsert: (text: string) => void
}

/** Buttons that insert a tag at the last cursor position. */
export function TagChips({ into, choice, onInsert }: TagChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={`Insert into ${into}`}>
      <Chips tags={choice.first} onInsert={onInsert} />
      <details className={styles.more}>
        <summary>More fields</summary>
        {choice.more.map(({ label, tags }) => (
          <div key={label} className={styles.group}>
            <span className={styles.label}>{label}</span>
            <Chips tags={tags} onInsert={onInsert} />
          </div>
        ))}
      </details>
    </div>
  )
}

function Chips({ tags, onInsert }: { tags: readonly Tag[]; onInsert: (text: string) => void }) {
  return tags.map(({ name, hint }) => (
    <button
      key={name}
      type="button"
      className={styles.chip}
      title={`[${name}]: ${hint}`}
      aria-label={`Insert [${name}], ${hint}`}
      onClick={() => onInsert(`[${name}]`)}
    >
      [{name}]
    </button>
  ))
}

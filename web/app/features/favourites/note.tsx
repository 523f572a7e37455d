import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import styles from './note.module.css'

interface NoteProps {
  note: string | null
  /** Whose note it is, for those who cannot see it. */
  title: string
  /** Absent if the reader cannot change it. */
  onEdit?: () => void
}

/** The note on a favourite. */
export function Note({ note, title, onEdit }: NoteProps) {
  if (!note) {
    return (
      onEdit && (
        <button
          type="button"
          className={styles.add}
          aria-label={`Add a note: ${title}`}
          onClick={onEdit}
        >
          <IconPlus aria-hidden="true" />
          Add a note
        </button>
      )
    )
  }
  return (
    <div className={styles.note}>
      <IconNote aria-hidden="true" />
      <p>{note}</p>
      {onEdit && (
        <button type="button" aria-label={`Edit the note: ${title}`} onClick={onEdit}>
          <IconPencil aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

import { useId, useState } from 'react'
import { longestFolderName, longestNote } from '#contract/favourites/limits.ts'
import type { Favourite, FavouriteFolder } from '#contract/favourites/favourites.schema.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import styles from './favourites.module.css'

export interface Writing {
  note: string
  /** The name of the folder; empty for none. */
  folder: string
}

interface EditFavouriteProps {
  favourite: Favourite
  /** Absent on a device, which has no folders. */
  folders?: readonly FavouriteFolder[]
  busy?: boolean
  onSave: (writing: Writing) => void
  onClose: () => void
}

/** Edits the note and the folder of a favourite. */
export function EditFavourite(props: EditFavouriteProps) {
  const { favourite, folders, busy = false, onSave, onClose } = props
  const own = folders?.find(({ id }) => id === favourite.folderId)?.name ?? ''
  const [note, setNote] = useState(favourite.note ?? '')
  const [folder, setFolder] = useState(own)
  const form = useId()
  const names = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={folders ? 'Note and folder' : 'Note'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} kind="brand" busy={busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSave({ note: note.trim(), folder: folder.trim() })
        }}
      >
        <TextArea
          label="Note"
          name="note"
          help={folders && 'Only you see it, unless you share your notes with a link.'}
          maxLength={longestNote}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {folders && (
          <>
            <TextField
              label="Folder"
              name="folder"
              help="Choose a folder, or type a name to create one. Leave it empty for none."
              list={names}
              maxLength={longestFolderName}
              value={folder}
              onChange={({ target }) => setFolder(target.value)}
            />
            <datalist id={names}>
              {folders.map(({ id, name }) => (
                <option key={id} value={name} />
              ))}
            </datalist>
          </>
        )}
      </form>
    </Dialog>
  )
}

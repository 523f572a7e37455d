import { useId } from 'react'
import { imageEndings } from '#contract/property-images/property-images.calls.ts'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './carousel-form.module.css'

interface WeekImageUploadProps {
  /** The item's current image; without a new file it stays. */
  saved: StoredPicture | null
  file: File | null
  /** Where the browser shows that file. */
  preview: string | null
  progress: number | null
  error: string | undefined
  onFile: (file: File | null) => void
}

/** A week has no pictures of its own: one is uploaded with the form. */
export function WeekImageUpload(props: WeekImageUploadProps) {
  const { saved, file, preview, progress, error, onFile } = props
  const id = useId()
  return (
    <FormPanel title="Image" help="Wide images look best: at least 1 920 pixels across.">
      <TextField
        id={id}
        name="image"
        type="file"
        label="Upload an image"
        required={!saved}
        className={wholeRow}
        accept={imageEndings}
        error={error}
        help={
          saved
            ? 'JPEG, PNG or GIF, at most 5 MB. Leave this empty to keep the current image.'
            : 'JPEG, PNG or GIF, at most 5 MB.'
        }
        onChange={(event) => onFile(event.target.files?.[0] ?? null)}
      />
      {preview ? (
        <img src={preview} alt="Preview of the new image" className={styles.preview} />
      ) : (
        saved && (
          <div className={styles.preview}>
            <Picture picture={saved} sizes="24rem" ratio="16 / 9" alt="Current image" />
          </div>
        )
      )}
      {progress !== null && file && (
        <progress className={wholeRow} value={progress} max={1} aria-label="Uploading the image" />
      )}
    </FormPanel>
  )
}

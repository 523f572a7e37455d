import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { FieldNotes } from '../../ui/form/field.tsx'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './carousel-form.module.css'

interface PropertyImageChoiceProps {
  images: readonly StoredPicture[]
  chosen: number | null
  /** No property has been chosen yet. */
  waiting: boolean
  error: string | undefined
  onChoose: (imageId: number) => void
}

/** One of the property's own pictures. */
export function PropertyImageChoice(props: PropertyImageChoiceProps) {
  const { images, chosen, waiting, error, onChoose } = props
  return (
    <FormPanel title="Image" help="Choose one of the property’s images.">
      <div
        role="radiogroup"
        aria-label="Image"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'image-error' : undefined}
        tabIndex={-1}
        className={wholeRow}
      >
        {images.length === 0 && (
          <p className={styles.none}>
            {waiting ? 'Choose a property first.' : 'This property has no images.'}
          </p>
        )}
        <div className={styles.images}>
          {images.map((image, index) => (
            <label key={image.id} className={styles.image}>
              <input
                type="radio"
                name="imageID"
                value={image.id}
                checked={image.id === chosen}
                aria-label={image.alt || `Image ${index + 1}`}
                onChange={() => onChoose(image.id)}
              />
              <Picture picture={image} sizes="12rem" ratio="16 / 9" alt="" />
            </label>
          ))}
        </div>
        <FieldNotes id="image" error={error} help={undefined} />
      </div>
    </FormPanel>
  )
}

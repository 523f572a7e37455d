import { imageEndings, imageRules } from '#contract/property-images/property-images.calls.ts'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { ImageUploader } from '../../../ui/media/image-uploader.tsx'
import type { usePictures } from './pictures/use-pictures.ts'

interface PartPhotosProps {
  pictures: ReturnType<typeof usePictures>
  closed: boolean
}

/** The photos, which are uploaded while the rest of the form is filled in. */
export function PartPhotos({ pictures, closed }: PartPhotosProps) {
  return (
    <FormPanel
      title="Photos"
      help="The main photo appears in search results. Drag the photos to change their order."
    >
      <div className={wholeRow}>
        <ImageUploader
          images={pictures.pictures}
          accept={imageEndings}
          most={imageRules.maxFiles}
          disabled={closed}
          help="Drop photos here or choose them: up to 20 JPEG, PNG or GIF files, each under 2 MB. They are uploaded while you continue."
          onAdd={pictures.add}
          onMove={pictures.move}
          onMain={pictures.makeMain}
          onRemove={pictures.remove}
          onRotate={(key) => void pictures.rotate(key)}
          onCaption={pictures.caption}
          onRetry={pictures.retry}
        />
        <input type="hidden" name="pictures" value={pictures.draft} />
        <input type="hidden" name="picturesChanged" value={pictures.mark} />
      </div>
    </FormPanel>
  )
}

import { useId, useRef, useState } from 'react'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import {
  campaignPictureRules as rules,
  uploadCampaignPicture,
} from '#contract/campaigns/campaign-items.calls.ts'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { Button } from '../../../ui/button/button.tsx'
import { detachedForm } from '../../../ui/form/detached-form.tsx'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { upload } from '../../../ui/media/upload.ts'
import styles from './item-form.module.css'

interface PicturePickerProps {
  /** The choices: the listing's own and those that were uploaded here. */
  pictures: readonly StoredPicture[]
  chosen: StoredPicture | null
  address: string
  error: string | undefined
  onChoose: (picture: StoredPicture) => void
  onUploaded: (picture: StoredPicture) => void
  onAddress: (address: string) => void
}

/** The picture of an item: one of the listing's, one from this computer, or an external one. */
export function PicturePicker(props: PicturePickerProps) {
  const { pictures, chosen, address, error, onChoose, onUploaded, onAddress } = props
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const sending = useUpload(onUploaded)
  const wrong = sending.error ?? error

  return (
    <fieldset className={styles.part} aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend className={styles.legend}>Picture *</legend>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <label key={picture.id} className={styles.picture}>
              <input
                type="radio"
                name="picture"
                value={picture.id}
                checked={picture.id === chosen?.id}
                aria-label={picture.alt || `Picture ${index + 1}`}
                onChange={() => onChoose(picture)}
              />
              <Picture picture={picture} sizes="8rem" ratio="4 / 3" alt="" />
            </label>
          ))}
        </div>
      )}
      <div className={styles.other}>
        <div>
          <input
            ref={file}
            form={detachedForm}
            type="file"
            accept={rules.types.join(',')}
            className="vh"
            tabIndex={-1}
            aria-label="Picture file"
            onChange={(event) => {
              const [first] = event.target.files ?? []
              event.target.value = ''
              if (first) void sending.send(first)
            }}
          />
          <Button
            icon={<IconPhotoPlus aria-hidden="true" />}
            busy={sending.busy}
            data-invalid={error && !address ? true : undefined}
            onClick={() => file.current?.click()}
          >
            Upload a picture
          </Button>
          {sending.busy && (
            <progress
              className={styles.progress}
              max={1}
              value={sending.share}
              aria-label="Uploading the picture"
            />
          )}
        </div>
        <TextField
          name="address"
          type="url"
          inputMode="url"
          label="Or an image address"
          placeholder="https://"
          value={address}
          autoComplete="off"
          data-invalid={error && address ? true : undefined}
          onChange={(event) => onAddress(event.target.value)}
        />
      </div>
      <FieldNotes
        id={id}
        error={wrong}
        help="JPEG, PNG, GIF or WebP, up to 5 MB. A picture with an image address is loaded from that address."
      />
    </fieldset>
  )
}

function useUpload(onUploaded: (picture: StoredPicture) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string | undefined>()

  async function send(file: File) {
    if (share !== null) return
    // There is no point in uploading what would be refused.
    if (file.size > rules.maxFileBytes) return setError(rules.tooLargeMessage)
    if (!(rules.types as readonly string[]).includes(file.type)) {
      return setError(rules.wrongTypeMessage)
    }
    setError(undefined)
    setShare(0)
    try {
      onUploaded(await upload(uploadCampaignPicture, {}, [file], setShare))
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown))
    } finally {
      setShare(null)
    }
  }

  return { send, error, busy: share !== null, share: share ?? 0 }
}

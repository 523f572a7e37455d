import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import { captionOf, pictureUrl } from '#contract/values/picture.ts'
import type { UploaderImage } from '../../../../ui/media/uploader-image.ts'

/** A picture in the form: the property's, uploaded and waiting for it, or still uploading. */
export interface FormPicture extends UploaderImage {
  /** For a picture of the property. */
  id?: number | undefined
  /** For an upload that the property does not have yet. */
  stagedId?: number | undefined
  /** The random part of its address, once it is uploaded. */
  address?: string | undefined
  /** The file, which is uploaded again if that failed. */
  file?: File | undefined
}

export function pictureOf({ id, image, isDefault }: PropertyImage): FormPicture {
  return {
    key: `stored ${id}`,
    id,
    url: pictureUrl(image, 320),
    address: image.key,
    name: image.alt,
    caption: captionOf(image),
    isMain: isDefault,
  }
}

/** There is always one main picture: the first, until another is chosen. */
export function withMain(pictures: FormPicture[]): FormPicture[] {
  if (pictures.length === 0 || pictures.some(({ isMain }) => isMain)) return pictures
  return pictures.map((picture, index) => ({ ...picture, isMain: index === 0 }))
}

interface StoredPicture {
  staged: number
  address: string
  caption: string
  main: boolean
}

/** The uploads as a draft stores them: the pictures of a listing that is not saved yet. */
export function draftOf(pictures: readonly FormPicture[]): string {
  const uploaded = pictures.flatMap(({ stagedId, address, caption, isMain }): StoredPicture[] =>
    stagedId && address ? [{ staged: stagedId, address, caption, main: isMain }] : [],
  )
  return uploaded.length > 0 ? JSON.stringify(uploaded) : ''
}

/** A draft's pictures; empty if it has a different shape. */
export function picturesIn(draft: string | undefined): FormPicture[] {
  if (!draft?.startsWith('[')) return []
  try {
    return (JSON.parse(draft) as StoredPicture[]).map(({ staged, address, caption, main }) => ({
      key: `staged ${staged}`,
      stagedId: staged,
      address,
      url: pictureUrl({ key: address }, 320),
      name: caption,
      caption,
      isMain: main,
    }))
  } catch {
    return []
  }
}

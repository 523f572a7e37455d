import type { PropertyImage } from '#contract/properties/properties.schema.ts'
import { captionOf, pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import type { UploaderImage } from '../../../../ui/media/uploader-image.ts'

/** A picture in the form: the property's, uploaded and waiting for it, or still uploading. */
export interface FormPicture extends UploaderImage {
  /** For a picture of the property. */
  id?: number | undefined
  /** For an upload that the property does not have yet. */
  stagedId?: number | undefined
  /** The random part of its address, once it is uploaded. */
  address?: string | undefined
  /** Of the original. */
  width?: number | undefined
  /** The file, which is uploaded again if that failed. */
  file?: File | undefined
}

export function pictureOf({ id, image, isDefault }: PropertyImage): FormPicture {
  return {
    key: `stored ${id}`,
    id,
    url: pictureUrl(image, 320),
    address: image.key,
    width: image.width,
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
  /** Drafts of an earlier version have none. */
  width?: number | undefined
  caption: string
  main: boolean
}

/** The uploads as a draft stores them: the pictures of a listing that is not saved yet. */
export function draftOf(pictures: readonly FormPicture[]): string {
  const uploaded = pictures.flatMap(
    ({ stagedId, address, width, caption, isMain }): StoredPicture[] =>
      stagedId && address ? [{ staged: stagedId, address, width, caption, main: isMain }] : [],
  )
  return uploaded.length > 0 ? JSON.stringify(uploaded) : ''
}

/** A draft's pictures; empty if it has a different shape. */
export function picturesIn(draft: string | undefined): FormPicture[] {
  if (!draft?.startsWith('[')) return []
  try {
    return (JSON.parse(draft) as StoredPicture[]).map(
      ({ staged, address, width, caption, main }) => ({
        key: `staged ${staged}`,
        stagedId: staged,
        address,
        width,
        url: pictureUrl({ key: address }, 320),
        name: caption,
        caption,
        isMain: main,
      }),
    )
  } catch {
    return []
  }
}

/** Where to read it from, best first: its largest stored size; where its width is unknown, all of them. */
export function sourcesOf({ address, width, url }: FormPicture): string[] {
  if (!address) return [url]
  const sizes = pictureSizes({ width: width ?? Infinity }).toReversed()
  return sizes.slice(0, width ? 1 : undefined).map((size) => pictureUrl({ key: address }, size))
}

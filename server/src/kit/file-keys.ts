/** Where the file of one size of a picture is stored. */
export function pictureKey(key: string, width: number): string {
  return `${pictureFolderKey(key)}/${width}.webp`
}

/** The AVIF file beside the WebP file of that size: made later, and empty if it would save nothing. */
export function avifKey(key: string, width: number): string {
  return `${pictureFolderKey(key)}/${width}.avif`
}

/** Represents all sizes of a picture when its files are deleted. */
export const pictureFolderKey = (key: string) => `pictures/${key}`

export const pictureFolder = /^pictures\/([^/]+)$/

export const campaignUploadKey = (key: string) => `campaign-uploads/${key}.html`

export const campaignUpload = /^campaign-uploads\/([^/]+)\.html$/

export const conversationFileKey = (key: string) => `conversation-files/${key}`

export const conversationFile = /^conversation-files\/([^/]+)$/

/** Short-lived, with personal data: no backup contains them. */
export const exportsFolder = 'exports'

/** A ZIP with pictures of an import: stored for an hour, and in no backup that matters. */
export const importZipKey = (key: string) => `listing-imports/${key}.zip`

export interface UploaderImage {
  key: string
  /** Where the browser finds it: a stored picture, or a chosen file. */
  url: string
  name: string
  /** What it shows, in a person's own words. */
  caption: string
  isMain: boolean
  /** From 0 to 1 while it is on its way. */
  progress?: number | undefined
  error?: string | undefined
}

export interface ImageUploaderProps {
  images: readonly UploaderImage[]
  /** Endings that the file window offers. */
  accept: string
  most: number
  disabled?: boolean
  help: string
  onAdd: (files: File[]) => void
  onMove: (key: string, to: number) => void
  onMain: (key: string) => void
  onRemove: (key: string) => void
  onRotate: (key: string) => void
  onCaption: (key: string, caption: string) => void
  /** Retries failed uploads. */
  onRetry: (key: string) => void
}

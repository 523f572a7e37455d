export interface UploaderImage {
  key: string
  /** The URL of the stored picture, or an object URL of the chosen file. */
  url: string
  name: string
  /** What it shows, as the person describes it. */
  caption: string
  isMain: boolean
  /** From 0 to 1 during the upload. */
  progress?: number | undefined
  error?: string | undefined
}

export interface ImageUploaderProps {
  images: readonly UploaderImage[]
  /** The file types that the file dialog offers. */
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

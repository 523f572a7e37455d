import { useId, useRef, useState, type DragEvent } from 'react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { classNames } from '../class-names.ts'
import styles from './image-uploader.module.css'

export interface UploaderImage {
  key: string
  /** Where the browser finds it: a stored picture, or a chosen file. */
  url: string
  name: string
  isMain: boolean
  /** From 0 to 1 while it is on its way. */
  progress?: number | undefined
  error?: string | undefined
}

interface ImageUploaderProps {
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
}

/** Pictures by dropping or choosing; their order by dragging or by the arrows; one of them the main one. */
export function ImageUploader(props: ImageUploaderProps) {
  const { images, accept, most, disabled, help, onAdd } = props
  const id = useId()
  const [over, setOver] = useState(false)
  const dragged = useRef<string | null>(null)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (disabled) return
    const files = [...event.dataTransfer.files]
    if (files.length) onAdd(files)
  }
  return (
    <div
      className={classNames(styles.uploader, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        if (!dragged.current && !disabled) setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!disabled && images.length < most && (
        <label htmlFor={id} className={styles.drop}>
          <IconPhotoPlus aria-hidden="true" />
          <b>Add photos</b>
          <span>{help}</span>
          <input
            id={id}
            type="file"
            multiple
            accept={accept}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </label>
      )}
      {images.length > 0 && (
        <ol className={styles.images} aria-label="Photos in order">
          {images.map((image, index) => (
            <li
              key={image.key}
              draggable={!disabled}
              className={styles.image}
              data-main={image.isMain || undefined}
              onDragStart={() => (dragged.current = image.key)}
              onDragEnd={() => (dragged.current = null)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                if (!dragged.current) return
                event.preventDefault()
                event.stopPropagation()
                props.onMove(dragged.current, index)
                dragged.current = null
              }}
            >
              <ImageTile {...props} image={image} index={index} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

type TileProps = ImageUploaderProps & { image: UploaderImage; index: number }

function ImageTile({ images, image, index, disabled, onMove, onMain, onRemove }: TileProps) {
  const { key, url, name, isMain, progress, error } = image
  const number = `photo ${index + 1}`
  return (
    <>
      <img src={url} alt={name} draggable={false} />
      {isMain && <span className={styles.main}>Main photo</span>}
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={`Uploading ${number}`} />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {!disabled && (
        <div className={styles.tools}>
          <button
            type="button"
            aria-label={`Move ${number} back`}
            disabled={index === 0}
            onClick={() => onMove(key, index - 1)}
          >
            <IconChevronLeft aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={isMain ? `Main photo: ${number}` : `Make ${number} the main photo`}
            aria-pressed={isMain}
            onClick={() => onMain(key)}
          >
            {isMain ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
          </button>
          <button type="button" aria-label={`Remove ${number}`} onClick={() => onRemove(key)}>
            <IconTrash aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={`Move ${number} forward`}
            disabled={index === images.length - 1}
            onClick={() => onMove(key, index + 1)}
          >
            <IconChevronRight aria-hidden="true" />
          </button>
        </div>
      )}
    </>
  )
}

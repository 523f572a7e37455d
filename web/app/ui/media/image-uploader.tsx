import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import { classNames } from '../class-names.ts'
import { ImageTile } from './image-tile.tsx'
import type { ImageUploaderProps, UploaderImage } from './uploader-image.ts'
import styles from './image-uploader.module.css'

/** Takes pictures that are dropped or chosen. They are ordered by dragging or with arrows; one is the main picture. */
export function ImageUploader(props: ImageUploaderProps) {
  const { images, accept, most, disabled, help, onAdd } = props
  const id = useId()
  const [over, setOver] = useState(false)
  const dragged = useRef<string | null>(null)

  // The focus moves to the photo that takes the place of the removed one, or else to the next step.
  const root = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    if (removed.current === null) return
    const others = root.current?.querySelectorAll<HTMLElement>('[data-tool="remove"]')
    const next = others?.[Math.min(removed.current, others.length - 1)]
    ;(next ?? root.current?.querySelector<HTMLElement>('input[type="file"]'))?.focus()
    removed.current = null
  }, [images.length])

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (disabled) return
    const files = [...event.dataTransfer.files]
    if (files.length) onAdd(files)
  }
  return (
    <div
      ref={root}
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
      <p className={styles.state} role="status">
        {uploadText(images)}
      </p>
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
              <ImageTile
                {...props}
                image={image}
                index={index}
                onRemove={(key) => {
                  removed.current = index
                  props.onRemove(key)
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** How many pictures are being uploaded; empty if none is. */
function uploadText(images: readonly UploaderImage[]): string {
  const left = images.filter(({ progress }) => progress !== undefined).length
  if (left === 0) return ''
  return `Uploading ${left} of ${images.length} ${images.length === 1 ? 'photo' : 'photos'}. You can continue with the form.`
}

import type { ReactNode } from 'react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconRotateClockwise from '@tabler/icons-react/dist/esm/icons/IconRotateClockwise.mjs'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ImageUploaderProps, UploaderImage } from './uploader-image.ts'
import styles from './image-uploader.module.css'

type ImageTileProps = ImageUploaderProps & { image: UploaderImage; index: number }

/** One picture, with its caption, the progress of its upload, and its actions. */
export function ImageTile(props: ImageTileProps) {
  const { images, image, index, disabled, onMove, onMain, onRemove, onRotate, onRetry } = props
  const { key, url, name, caption, isMain, progress, error } = image
  const number = `photo ${index + 1}`
  return (
    <>
      <div className={styles.frame}>
        <img src={url} alt={caption || name || `Photo ${index + 1}`} draggable={false} />
        {isMain && <span className={styles.main}>Main photo</span>}
        {progress !== undefined && (
          <div className={styles.progress}>
            <progress value={progress} max={1} aria-label={`Uploading ${number}`} />
          </div>
        )}
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error || 'This photo could not be uploaded.'}{' '}
          <button type="button" onClick={() => onRetry(key)}>
            Try again
          </button>
        </p>
      )}
      {!disabled && (
        <>
          <input
            className={styles.caption}
            aria-label={`Caption of ${number}`}
            placeholder="Caption"
            value={caption}
            maxLength={200}
            onChange={(event) => props.onCaption(key, event.target.value)}
          />
          <div className={styles.tools}>
            <Tool
              label={`Move ${number} back`}
              disabled={index === 0}
              onPress={() => onMove(key, index - 1)}
            >
              <IconChevronLeft aria-hidden="true" />
            </Tool>
            <Tool
              label={isMain ? `Main photo: ${number}` : `Make ${number} the main photo`}
              pressed={isMain}
              onPress={() => onMain(key)}
            >
              {isMain ? <IconStarFilled aria-hidden="true" /> : <IconStar aria-hidden="true" />}
            </Tool>
            <Tool label={`Rotate ${number}`} onPress={() => onRotate(key)}>
              <IconRotateClockwise aria-hidden="true" />
            </Tool>
            <Tool label={`Remove ${number}`} marks="remove" onPress={() => onRemove(key)}>
              <IconTrash aria-hidden="true" />
            </Tool>
            <Tool
              label={`Move ${number} forward`}
              disabled={index === images.length - 1}
              onPress={() => onMove(key, index + 1)}
            >
              <IconChevronRight aria-hidden="true" />
            </Tool>
          </div>
        </>
      )}
    </>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  pressed?: boolean
  /** What the tool is found by. */
  marks?: string
  onPress: () => void
  children: ReactNode
}

function Tool({ label, disabled, pressed, marks, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-tool={marks}
      // It keeps the focus of a keyboard where a photo has arrived at the end.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      {children}
    </button>
  )
}

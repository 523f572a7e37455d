import { lazy, Suspense, useState, type MouseEvent } from 'react'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { CardIcon } from './card-icon.tsx'
import { Picture } from './picture.tsx'
import styles from './gallery.module.css'

/** Loaded when someone is about to open a picture, which most visitors never do. */
const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lazy(() => loadLightbox().then(({ Lightbox }) => ({ default: Lightbox })))
const prepare = () => void loadLightbox().catch(() => undefined)

interface GalleryProps {
  pictures: readonly StoredPicture[]
  /** Whose pictures they are. */
  label: string
  /** How many pictures are shown before the gallery is opened. */
  most?: number
}

const defaultMost = 4

/** The `sizes` of the small pictures, which share a row on a phone: two of three, three of four. */
const smallSizes = (count: number) =>
  `(max-width: 40rem) ${count === 2 ? 100 : count === 3 ? 50 : 33}vw, 370px`

/** One large picture and a few small ones; pressing any of them opens the lightbox. */
export function Gallery({ pictures, label, most = defaultMost }: GalleryProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const shown = pictures.slice(0, most)

  function open(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The last picture opens all of them, starting from the first.
    setOpened(isLast(index) ? 0 : index)
  }

  function nameOf(index: number): string {
    if (isLast(index)) return `All ${pictures.length} photos`
    const alt = pictures[index]?.alt
    return `Open photo ${index + 1}${alt ? `: ${alt}` : ''}`
  }
  const isLast = (index: number) => index === shown.length - 1 && pictures.length > 1

  if (shown.length === 0) {
    return (
      <p className={styles.none}>
        <CardIcon name="noPicture" />
        No photos yet
      </p>
    )
  }
  return (
    <div
      className={classNames(styles.mosaic, shown.length === 1 && styles.one)}
      data-count={shown.length}
      role="group"
      aria-label={`Photos of ${label}`}
    >
      {shown.map((picture, index) => (
        <a
          key={picture.id}
          href={pictureUrl(picture, pictureSizes(picture).at(-1) as number)}
          aria-label={nameOf(index)}
          data-opens-here=""
          onPointerEnter={prepare}
          onClick={(event) => open(event, index)}
        >
          <Picture
            picture={picture}
            sizes={index === 0 ? '(max-width: 40rem) 100vw, 870px' : smallSizes(shown.length)}
            priority={index === 0}
            alt=""
          />
          {isLast(index) && (
            <span className={styles.all} aria-hidden="true">
              <IconPhoto />
              All {pictures.length} photos
            </span>
          )}
        </a>
      ))}
      {opened !== null && (
        <Suspense
          fallback={
            <div className={styles.opening}>
              <Spinner label="Opening the photos" />
            </div>
          }
        >
          <Lightbox pictures={pictures} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

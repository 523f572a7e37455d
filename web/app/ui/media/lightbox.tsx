import YetAnotherLightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { captionOf, pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import styles from './lightbox.module.css'

interface LightboxProps {
  pictures: readonly Picture[]
  start: number
  onClose: () => void
}

function slideOf(picture: Picture) {
  const widths = pictureSizes(picture)
  const heightOf = (width: number) => Math.round((width * picture.height) / picture.width)
  return {
    src: pictureUrl(picture, widths.at(-1) as number),
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    srcSet: widths.map((width) => ({
      src: pictureUrl(picture, width),
      width,
      height: heightOf(width),
    })),
  }
}

/** The caption; screen readers read the same text as the description of the picture. */
function Caption({ picture }: { picture: Picture | undefined }) {
  const caption = picture && captionOf(picture)
  if (!caption) return null
  return (
    <p className={styles.caption} aria-hidden="true">
      {caption}
    </p>
  )
}

/** Shows the pictures full screen: arrow keys and swipes move, Escape and pulling down close it. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const slides = pictures.map(slideOf)
  return (
    <YetAnotherLightbox
      className={styles.lightbox ?? ''}
      open
      close={onClose}
      index={start}
      slides={slides}
      plugins={[Counter, Zoom]}
      carousel={{ finite: true }}
      render={{
        slideFooter: ({ slide }) => (
          <Caption picture={pictures[slides.findIndex(({ src }) => src === slide.src)]} />
        ),
        // A single picture needs no arrows.
        ...(pictures.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      {...(calm ? { animation: { fade: 0, swipe: 0 } } : {})}
    />
  )
}

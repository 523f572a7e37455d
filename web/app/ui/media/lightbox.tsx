import YetAnotherLightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import 'yet-another-react-lightbox/plugins/counter.css'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'

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

/** All pictures over the whole screen: arrow keys walk, Esc closes. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <YetAnotherLightbox
      open
      close={onClose}
      index={start}
      slides={pictures.map(slideOf)}
      plugins={[Counter, Zoom]}
      controller={{ closeOnBackdropClick: true }}
      {...(calm ? { animation: { fade: 0, swipe: 0 } } : {})}
    />
  )
}

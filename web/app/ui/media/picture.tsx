import type { CSSProperties } from 'react'
import { pictureSizes, pictureUrl, placeholderColours } from '#contract/values/picture.ts'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { CardIcon } from './card-icon.tsx'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

interface PictureProps {
  picture: StoredPicture | null
  /** How wide it is shown, as the browser's `sizes`. */
  sizes: string
  /** Width to height, such as `4 / 3`; without it or a height the picture fills its container. */
  ratio?: string
  /** In pixels, whatever the width. */
  height?: number
  /** On a card: the specified height, or more if the card is wide. */
  card?: boolean
  /** For the first large picture of a page, which is loaded immediately. */
  priority?: boolean
  /** A text other than the stored one; empty if the text beside the picture says the same. */
  alt?: string
  /** Hidden up to this width, such as `72rem`, so that browsers do not load it there. */
  hiddenUpTo?: string
  className?: string
}

/** A source for hidden pictures that causes no request. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/** Contains no `div`, because it may be inside links, buttons and lines of text. */
export function Picture(props: PictureProps) {
  const { picture, sizes, card, priority, alt, hiddenUpTo } = props
  const fills = !card && !props.ratio && !props.height
  const className = classNames(card && styles.card, fills && styles.fills, props.className)
  const frame = card ? {} : frameOf(props)
  if (!picture) {
    return (
      <span className={classNames(styles.frame, styles.none, className)} style={frame}>
        <CardIcon name="noPicture" />
        <span className="vh">No photo yet</span>
      </span>
    )
  }
  const widths = pictureSizes(picture)
  const srcSet = widths.map((width) => `${pictureUrl(picture, width)} ${width}w`).join(', ')
  const middle = widths[Math.min(1, widths.length - 1)] as number
  const image = (
    <img
      className={styles.image}
      sizes={sizes}
      srcSet={srcSet}
      src={pictureUrl(picture, middle)}
      width={picture.width}
      height={picture.height}
      alt={alt ?? picture.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  )
  return (
    <span
      className={classNames(styles.frame, className)}
      style={{ ...frame, ...coloursUntilLoaded(picture) }}
    >
      {hiddenUpTo ? (
        <picture>
          <source media={`(max-width: ${hiddenUpTo})`} srcSet={`${nothing} 1w`} sizes="1px" />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}

function frameOf({ ratio, height }: PictureProps): CSSProperties {
  return ratio ? { aspectRatio: ratio } : { height: height ?? '100%' }
}

/** As custom properties: the gradient itself is in the stylesheet. */
function coloursUntilLoaded(picture: StoredPicture): CSSProperties {
  const [upper, lower] = placeholderColours(picture) ?? []
  return upper ? ({ '--upper': upper, '--lower': lower } as CSSProperties) : {}
}

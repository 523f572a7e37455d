import type { Property } from '#contract/properties/properties.schema.ts'
import { CardCarousel } from '../../ui/media/card-carousel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './photo-carousel.module.css'

const ratio = '4 / 3'

/** A listing's pictures in a carousel; a single one does not move. */
export function PhotoCarousel({ property }: { property: Property }) {
  const { propertyImages, shortDescription } = property
  const [first, ...more] = propertyImages
  if (more.length === 0) {
    return (
      <div className={styles.alone}>
        <Picture
          picture={first?.image ?? null}
          sizes="(max-width: 40rem) 92vw, 592px"
          ratio={ratio}
          priority
        />
      </div>
    )
  }
  return (
    <CardCarousel label={`Photos of ${shortDescription}`} of="photos">
      {propertyImages.map(({ id, image }, index) => (
        <li key={id}>
          <div className={styles.one}>
            <Picture
              picture={image}
              sizes="(max-width: 40rem) 82vw, (max-width: 60rem) 46vw, 592px"
              ratio={ratio}
              priority={index === 0}
            />
          </div>
        </li>
      ))}
    </CardCarousel>
  )
}

import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import type { CarouselItem } from '#contract/carousel/carousel.calls.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { useCompany } from '../../session/session.ts'
import { useSlideshow } from '../../ui/media/use-slideshow.ts'
import styles from './hero.module.css'

/** The listing behind a picture, if there is one. */
function listingOf({
  propertyID,
  propertyUsageType,
  timeshareID,
  resortCode,
}: CarouselItem): string | null {
  if (propertyID && propertyUsageType) return links.property(propertyUsageType, propertyID)
  if (timeshareID && resortCode) return links.week(resortCode, timeshareID)
  return null
}

/** The pictures behind the search. They advance automatically until someone stops them. */
export function Hero({ items }: { items: readonly CarouselItem[] }) {
  const company = useCompany()
  const carousel = useSlideshow(items.length)
  const shown = items[carousel.selected]
  const listing = shown ? listingOf(shown) : null
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="Featured listings"
      data-deep=""
    >
      <div className={styles.pictures} ref={carousel.viewport}>
        <div className={styles.track}>
          {items.map((item, index) => (
            <div key={item.id} className={styles.slide} aria-hidden={index !== carousel.selected}>
              {carousel.near.has(index) && (
                <Picture
                  picture={item.image}
                  sizes="100vw"
                  priority={index === 0}
                  alt={item.image?.alt ?? item.header}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={`wrap ${styles.message}`}>
        <h1 className={styles.title}>
          {company.heroTitle} <em>{company.heroAccent}</em>
        </h1>
        <p className={styles.text}>{company.heroText}</p>
      </div>
      {items.length > 1 && (
        <div className={`wrap ${styles.foot}`}>
          {shown && listing && (
            <Link to={listing} className={styles.caption}>
              <span>
                {shown.header}
                {shown.description && <small> {shown.description}</small>}
              </span>
              <IconArrowRight aria-hidden="true" />
            </Link>
          )}
          <div className={styles.dots}>
            {items.map((item, index) => (
              <button
                key={item.id}
                type="button"
                aria-label={`Photo ${index + 1} of ${items.length}`}
                aria-current={index === carousel.selected || undefined}
                onClick={() => carousel.goTo(index)}
              />
            ))}
            <button
              type="button"
              className={styles.stop}
              aria-label={carousel.playing ? 'Pause the slideshow' : 'Play the slideshow'}
              onClick={carousel.toggle}
            >
              {carousel.playing ? (
                <IconPlayerPause aria-hidden="true" />
              ) : (
                <IconPlayerPlay aria-hidden="true" />
              )}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

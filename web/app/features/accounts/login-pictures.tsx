import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { useSlideshow } from '../../ui/media/use-slideshow.ts'
import styles from './login-pictures.module.css'

export interface LoginPicture {
  id: number
  picture: StoredPicture
  caption: string
}

/**
 * The pictures beside the login. They are decoration that a phone does not show, so they are loaded
 * lazily, and never before the form.
 */
export function LoginPictures({ items }: { items: readonly LoginPicture[] }) {
  const slideshow = useSlideshow(items.length)
  const caption = items[slideshow.selected]?.caption
  return (
    <section
      className={styles.pictures}
      aria-roledescription="carousel"
      aria-label="Featured listings"
    >
      <div className={styles.viewport} ref={slideshow.viewport}>
        <div className={styles.track}>
          {items.map(({ id, picture }, index) => (
            <div key={id} className={styles.slide} aria-hidden={index !== slideshow.selected}>
              {slideshow.near.has(index) && <Picture picture={picture} sizes="66rem" alt="" />}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <p className={styles.caption}>{caption}</p>
        {items.length > 1 && (
          <button
            type="button"
            className={styles.stop}
            aria-label={slideshow.playing ? 'Pause the slideshow' : 'Play the slideshow'}
            onClick={slideshow.toggle}
          >
            {slideshow.playing ? (
              <IconPlayerPause aria-hidden="true" />
            ) : (
              <IconPlayerPlay aria-hidden="true" />
            )}
          </button>
        )}
      </div>
    </section>
  )
}

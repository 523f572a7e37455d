import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { CardIcon } from '../../ui/media/card-icon.tsx'
import { useFavouriteKeys, useFollowAccount } from './use-favourites.ts'
import styles from './header-heart.module.css'

/** The way to the favourites, with their number. */
export function HeaderHeart() {
  useFollowAccount()
  const { keys } = useFavouriteKeys()
  const { size } = keys
  return (
    <Link to={links.favourites()} className={styles.link} title="Favourites">
      <CardIcon name="heart" />
      <span className="vh">Favourites</span>
      {size > 0 && (
        <span className={styles.count}>
          <span className="vh">: </span>
          {size}
        </span>
      )}
    </Link>
  )
}

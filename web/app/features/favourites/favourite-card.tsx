import type { ReactNode } from 'react'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Favourite } from '#contract/favourites/favourites.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Heart } from '../../shared/favourites/heart.tsx'
import { isGone } from '#contract/listings/is-gone.ts'
import { classNames } from '../../ui/class-names.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { CompareTick } from './compare-tick.tsx'
import { changeText, type ChangeText } from './favourite-changes.ts'
import { faceOf } from './listing-face.ts'
import { SimilarListings } from './similar-listings.tsx'
import styles from './favourite-card.module.css'

interface FavouriteCardProps {
  favourite: Favourite
  /** The note with its button. */
  note: ReactNode
}

const pictureSizes = '(max-width: 35rem) 30vw, (max-width: 72rem) 46vw, 390px'

export function FavouriteCard({ favourite, note }: FavouriteCardProps) {
  const { kind, id, price, seenPrice, changes } = favourite
  const face = faceOf(favourite)
  const change = changeText(favourite)
  if (!face) return <GoneCard favourite={favourite} note={note} change={change} />
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={face.picture} sizes={pictureSizes} alt="" />
        <Heart kind={kind} id={id} title={face.title} price={price ?? 0} listed />
      </div>
      <ChangeBand change={change} up={(price ?? 0) > seenPrice} />
      <div className={styles.body}>
        <p className={styles.price}>
          {face.price}
          {face.per && <small> {face.per}</small>}
          {changes.includes('price') && (
            <del>
              <span className="vh">, was </span>
              {formatRand(seenPrice)}
            </del>
          )}
        </p>
        <p className={styles.place}>{face.place}</p>
        <h3 className={styles.title}>
          <Link to={face.to}>{face.title}</Link>
        </h3>
        <p className={styles.facts}>{face.facts}</p>
        {note}
        <div className={styles.foot}>
          <StatusText color={face.color}>{face.status}</StatusText>
          {isGone({ displayColor: face.color }) ? (
            <SimilarListings kind={kind} id={id} />
          ) : (
            <CompareTick kind={kind} id={id} title={face.title} />
          )}
        </div>
      </div>
    </article>
  )
}

/** An unpublished listing shows only its favourite's own data and what is similar. */
function GoneCard({ favourite, note, change }: FavouriteCardProps & { change: ChangeText }) {
  const { kind, id, seenPrice } = favourite
  const title = kind === 'week' ? 'A week that you saved' : 'A property that you saved'
  return (
    <article className={classNames(styles.card, styles.gone)}>
      <div className={styles.picture}>
        <Picture picture={null} sizes={pictureSizes} alt="" />
        <Heart kind={kind} id={id} title={title} price={seenPrice} listed />
      </div>
      <ChangeBand change={change} up={false} />
      <div className={styles.body}>
        <p className={styles.price}>{formatRand(seenPrice)}</p>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts}>The price is the last one you saw.</p>
        {note}
        <div className={styles.foot}>
          <StatusText color="grey">No longer listed</StatusText>
          <SimilarListings kind={kind} id={id} />
        </div>
      </div>
    </article>
  )
}

const icons = {
  back: IconArrowBackUp,
  gone: IconX,
  none: IconCheck,
  price: IconArrowDown,
  status: IconTag,
}

function ChangeBand({ change, up }: { change: ChangeText; up: boolean }) {
  const { kind, text, when } = change
  const Icon = kind === 'price' && up ? IconArrowUp : icons[kind]
  const look = kind === 'none' ? styles.same : kind === 'price' && !up && styles.cheaper
  return (
    <p className={classNames(styles.band, look)}>
      <Icon aria-hidden="true" />
      <b>{text}</b>
      {when && <small>{when}</small>}
    </p>
  )
}

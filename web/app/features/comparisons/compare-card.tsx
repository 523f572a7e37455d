import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { reductionText } from '#contract/listings/reductions.ts'
import { formatRand } from '#contract/values/rand.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Heart } from '../../shared/favourites/heart.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { ComparePictures } from './compare-pictures.tsx'
import type { ComparedListing } from './comparison.ts'
import styles from './compare-card.module.css'

/** The head of a column: picture, price, place and the next step. */
export function CompareCard(props: {
  kind: ListingKind
  listing: ComparedListing
  /** How many columns there are, this one included. */
  columns: number
  onRemove: () => void
}) {
  const { kind, listing, columns, onRemove } = props
  const { title, price, per, place, reducedBy, amount, reference, enquire, to } = listing
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <ComparePictures listing={listing} columns={columns} />
        {reducedBy !== null && (
          <span className={styles.reduced} title={reductionText(reducedBy, amount)}>
            <IconArrowDown aria-hidden="true" />
            <span className="vh">Reduced by </span>
            {formatRand(reducedBy)}
          </span>
        )}
        <Remove name={reference} onRemove={onRemove} />
      </div>
      <p className={styles.price}>
        {price}
        {per && <small> {per}</small>}
      </p>
      <p className={styles.place}>{place}</p>
      <Link className={styles.title} to={to}>
        {title}
      </Link>
      <div className={styles.actions}>
        {enquire ? (
          <LinkButton to={enquire} size="sm" block aria-label={`Enquire now about ${reference}`}>
            Enquire now
          </LinkButton>
        ) : (
          <LinkButton to={to} size="sm" block aria-label={`View ${reference}`}>
            View
          </LinkButton>
        )}
        <Heart kind={kind} id={listing.id} title={title} price={amount} inline />
      </div>
    </div>
  )
}

/** A listing that is no longer published: nothing about it is shown. */
export function GoneCard(props: { kind: ListingKind; id: number; onRemove: () => void }) {
  const { kind, id, onRemove } = props
  const noun = kind === 'week' ? 'week' : 'listing'
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={null} sizes="1px" ratio="3 / 2" />
        <Remove name={`${noun} ${id}`} onRemove={onRemove} />
      </div>
      <p className={styles.place}>No longer available</p>
      <p className={styles.title}>This {noun} has been sold, let or withdrawn.</p>
    </div>
  )
}

function Remove({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${name} from the comparison`}
      onClick={onRemove}
    >
      <IconX aria-hidden="true" />
    </button>
  )
}

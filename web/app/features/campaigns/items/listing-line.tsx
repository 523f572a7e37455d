import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs'
import type { CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { StatusText } from '../../../ui/data/status-text.tsx'
import { hostOf } from './editor-item.ts'
import styles from './listing-line.module.css'

interface ListingLineProps {
  listing: CampaignListing
  picture: StoredPicture | null
  /** The address of its picture, if it is not a stored one. */
  address?: string
}

/** A listing in one line: its picture, title, price and status. */
export function ListingLine({ listing, picture, address }: ListingLineProps) {
  const { title, place, reference, displayPrice, displayText, displayColor, published } = listing
  return (
    <span className={styles.line}>
      <span className={styles.picture}>
        {!picture && address ? (
          <span className={styles.elsewhere} title={`Picture from ${hostOf(address)}`}>
            <IconWorld aria-hidden="true" />
            <span className="vh">Picture from {hostOf(address)}</span>
          </span>
        ) : (
          <Picture picture={picture} sizes="6rem" ratio="4 / 3" alt="" />
        )}
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.second}>
          {place && `${place}, `}
          <span className={styles.reference}>{reference}</span>
          {address && !picture && `. Picture from ${hostOf(address)}`}
        </span>
        <span className={styles.price}>
          {displayPrice}
          {published ? (
            <StatusText color={displayColor}>{displayText}</StatusText>
          ) : (
            <StatusText color="red">Not published, so left out</StatusText>
          )}
        </span>
      </span>
    </span>
  )
}

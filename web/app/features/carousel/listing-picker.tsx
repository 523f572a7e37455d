import { useCallback, useState } from 'react'
import {
  searchCarouselListings,
  type CarouselListing,
  type CarouselType,
} from '#contract/carousel/carousel.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { messages } from '#contract/messages.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useSuggestions } from '../../ui/form/use-suggestions.ts'
import styles from './listing-picker.module.css'

interface ListingPickerProps {
  type: CarouselType
  open: boolean
  onClose: () => void
  onPick: (listing: CarouselListing) => void
}

const titles: Record<CarouselType, string> = {
  Timeshare: 'Choose a timeshare week',
  Property: 'Choose a property',
}
const hints: Record<CarouselType, string> = {
  Timeshare: 'Resort, town, unit or reference',
  Property: 'Suburb, city, keyword or reference',
}

/** A dialog to search for a published listing and choose one. */
export function ListingPicker({ type, open, onClose, onPick }: ListingPickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={titles[type]} size="lg">
      <Search type={type} onPick={onPick} />
    </Dialog>
  )
}

function Search({ type, onPick }: Pick<ListingPickerProps, 'type' | 'onPick'>) {
  const [text, setText] = useState('')
  const load = useCallback(
    (search: string, signal: AbortSignal) =>
      callOverHttp(searchCarouselListings, { type, search }, { signal }),
    [type],
  )
  const { options, settled } = useSuggestions(load, text.trim())
  return (
    <div className={styles.search}>
      <TextField
        name="search"
        type="search"
        label="Search"
        placeholder={hints[type]}
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter would submit the form behind the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {!settled && <Skeleton height="12rem" />}
      {settled && options.length === 0 && (
        <EmptyState title={messages.noItems}>Try different keywords.</EmptyState>
      )}
      <ul className={styles.found} aria-label="Listings found">
        {options.map((listing) => (
          <li key={listing.id}>
            <button type="button" className={styles.one} onClick={() => onPick(listing)}>
              <Picture
                picture={listing.image}
                sizes="6rem"
                ratio="4 / 3"
                alt=""
                className={styles.picture ?? ''}
              />
              <span className={styles.text}>
                <strong>{listing.header}</strong>
                <span>{listing.description}</span>
                <span className={styles.facts}>{factsOf(listing)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function factsOf({ reference, bedrooms, sleeps, checkIn, checkOut }: CarouselListing): string {
  if (!checkIn) return reference
  const beds =
    bedrooms === 'Studio' ? 'Studio' : `${bedrooms} ${bedrooms === '1' ? 'bedroom' : 'bedrooms'}`
  return `${reference} · ${beds}, sleeps ${sleeps} · ${checkIn} to ${checkOut}`
}

import { useState, type ReactNode } from 'react'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { CarouselListing, CarouselType } from '#contract/carousel/carousel.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldNotes } from '../../ui/form/field.tsx'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import { ListingPicker } from './listing-picker.tsx'
import styles from './carousel-form.module.css'

interface ChosenListingProps {
  type: CarouselType
  listing: CarouselListing | null
  error: string | undefined
  onPick: (listing: CarouselListing) => void
}

const names: Record<CarouselType, string> = {
  Timeshare: 'a timeshare week',
  Property: 'a property',
}

/** The listing behind the picture, and a way to choose another one. */
export function ChosenListing({ type, listing, error, onPick }: ChosenListingProps) {
  const [picking, setPicking] = useState(false)
  return (
    <div className={wholeRow}>
      {listing && (
        <dl className={styles.facts}>
          <Fact
            name="Listing"
            value={
              <>
                {listing.header}, <span className="whole">{listing.reference}</span>
              </>
            }
            wide
          />
          {listing.type === 'Timeshare' && (
            <>
              <Fact name="Bedrooms" value={listing.bedrooms} />
              <Fact name="Sleeps" value={listing.sleeps} />
              <Fact name="Check-in" value={listing.checkIn} />
              <Fact name="Check-out" value={listing.checkOut} />
            </>
          )}
        </dl>
      )}
      <Button
        icon={<IconSearch aria-hidden="true" />}
        data-invalid={error ? true : undefined}
        aria-describedby={error ? 'listing-error' : undefined}
        onClick={() => setPicking(true)}
      >
        {listing ? 'Choose another' : `Search for ${names[type]}`}
      </Button>
      <FieldNotes id="listing" error={error} help={undefined} />
      <ListingPicker
        type={type}
        open={picking}
        onClose={() => setPicking(false)}
        onPick={(chosen) => {
          setPicking(false)
          onPick(chosen)
        }}
      />
    </div>
  )
}

interface FactProps {
  name: string
  value: ReactNode
  wide?: boolean
}

function Fact({ name, value, wide }: FactProps) {
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{name}</dt>
      <dd>{value ?? 'Not given'}</dd>
    </div>
  )
}

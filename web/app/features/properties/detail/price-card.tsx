import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { recentReduction } from '#contract/listings/price-history.ts'
import { messages } from '#contract/messages.ts'
import {
  monthlyRentOf,
  monthlyRentText,
  pricePerText,
  rentPerMetreText,
} from '#contract/properties/price-per.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import { formatEstimate } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { ShareButtons } from '../../../ui/button/share-buttons.tsx'
import { StatusText } from '../../../ui/data/status-text.tsx'
import { Heart } from '../../../shared/favourites/heart.tsx'
import { ReducedMark } from '../../../shared/listings/reduced-mark.tsx'
import { MakeOffer } from '../../../shared/offers/make-offer.tsx'
import { useOffersPath } from '../../../shared/offers/use-offers-path.ts'
import { Interest } from '../../../shared/recent/interest.tsx'
import { ComparedSoFar } from '../../../shared/comparisons/compared-so-far.tsx'
import { CompareTick } from '../../../shared/comparisons/compare-tick.tsx'
import { titleWithPlace } from '../../../shared/properties/title-with-place.ts'
import { Advertiser } from './advertiser.tsx'
import { hasBond } from './bond-terms.ts'
import type { PropertyPage } from './load-property.ts'
import styles from './price-card.module.css'

/** Where the page shows other listings, for people who are too late for this one. */
export const similarListings = 'similar'

/** Price, enquiry and agent, always visible beside the page. */
export function PriceCard({ page, monthly }: { page: PropertyPage; monthly: number }) {
  const { property, path, publicUrl } = page
  const per = pricePerText(property)
  const otherRent = monthlyRentText(monthlyRentOf(property)) || rentPerMetreText(property)
  return (
    <aside className={styles.aside} aria-label="Price and contact">
      <div className={styles.card} data-steps="">
        <div>
          <p className={styles.price}>
            {property.displayPrice}
            {per && <small> {per}</small>}
          </p>
          <ReducedMark by={recentReduction(page.history.entries)} price={property.price} />
          {otherRent && <p className={styles.note}>{otherRent}</p>}
          {hasBond(property) && (
            <p className={styles.note}>
              <a href="#costs">Bond about {formatEstimate(monthly)} a month</a>
            </p>
          )}
        </div>
        <Enquire page={page} block />
        <Offer page={page} />
        {property.isPublished && (
          <Heart
            kind="property"
            id={property.id}
            title={property.shortDescription}
            price={property.price}
            worded
          />
        )}
        {property.isPublished && (
          <CompareTick kind="property" id={property.id} name={property.propertyRef} place="card" />
        )}
        <ComparedSoFar kind="property" />
        <div className={styles.contact}>
          <Advertiser property={property} />
        </div>
        {property.may.edit && (
          <LinkButton
            to={links.editProperty(property.id)}
            block
            icon={<IconPencil aria-hidden="true" />}
          >
            Edit this listing
          </LinkButton>
        )}
        {property.isPublished && <Interest kind="property" id={property.id} />}
      </div>
      <div className={styles.share}>
        <ShareButtons
          address={new URL(path, publicUrl || 'http://localhost').href}
          title={`${titleWithPlace(property)}, ${property.displayPrice}`}
        />
      </div>
    </aside>
  )
}

/** Inactive while the listing is under offer, in contract or sold. */
export function Enquire({ page, block }: { page: PropertyPage; block?: boolean }) {
  const { property, enquiry } = page
  if (!property.mayEnquire) return null
  return (
    <LinkButton to={enquiry} kind="accent" block={block ?? false}>
      ENQUIRE NOW
    </LinkButton>
  )
}

/**
 * Offers are for open listings. For logged-in users, `mayEdit` means exactly that; a visitor is
 * shown the button too, and asked to log in.
 */
function Offer({ page }: { page: PropertyPage }) {
  const { property, path } = page
  const offersPath = useOffersPath()
  if (!isOpen(property.statusCode)) {
    const label = property.statusCode === 'P' ? messages.offerPending : property.statusString
    return (
      <>
        <p className={styles.pending}>
          <StatusText color={property.displayColor}>{label}</StatusText>
        </p>
        {page.similar.length > 0 && (
          <LinkButton to={`#${similarListings}`} block>
            See similar {property.propertyUsageType === 'Residential' ? 'homes' : 'properties'}
          </LinkButton>
        )}
      </>
    )
  }
  return (
    <>
      {property.mayOffer && (
        <MakeOffer
          listing={{
            kind: 'property',
            id: property.id,
            reference: property.propertyRef,
            title: property.shortDescription,
            price: property.price,
            isSale: property.isSale,
            pricePer: property.pricePer,
            path,
          }}
        />
      )}
      {property.may.edit && (
        <LinkButton to={offersPath(property.propertyRef)} kind="quiet" block>
          Offers on this listing
        </LinkButton>
      )}
      <p className={styles.note}>
        {property.isSale
          ? 'An accepted offer records that both parties want to proceed. It is not a sale: the deed of sale is signed on paper.'
          : 'An accepted offer records that both parties want to proceed. It is not a lease: the lease is signed on paper.'}
      </p>
    </>
  )
}

/** On narrow screens: price and enquiry stay at the bottom. */
export function BuyBar({ page }: { page: PropertyPage }) {
  const { property } = page
  const per = pricePerText(property)
  return (
    <div className={styles.bar} role="region" aria-label="Price and enquiry" data-bottom-bar="">
      <div>
        <p className={styles.barPrice}>
          {property.displayPrice}
          {per && <small> {per}</small>}
        </p>
        <StatusText color={property.displayColor}>{property.statusString}</StatusText>
      </div>
      <Enquire page={page} />
    </div>
  )
}

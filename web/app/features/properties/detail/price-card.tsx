import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { typicalDeposit, standardBond } from '#contract/costs/costs.ts'
import { bondToday } from '#contract/costs/rates.ts'
import { messages } from '#contract/messages.ts'
import { monthlyRentOf, monthlyRentText, pricePerText } from '#contract/properties/price-per.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import { formatEstimate } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { ShareButtons } from '../../../ui/button/share-buttons.tsx'
import { useCompany } from '../../../session/session.ts'
import { StatusText } from '../../../ui/data/status-text.tsx'
import { Heart } from '../../../shared/favourites/heart.tsx'
import { MakeOffer } from '../../../shared/offers/make-offer.tsx'
import { useOffersPath } from '../../../shared/offers/use-offers-path.ts'
import { Interest } from '../../../shared/recent/interest.tsx'
import { CompareTick } from '../../../shared/comparisons/compare-tick.tsx'
import { titleWithPlace } from '../../../shared/properties/title-with-place.ts'
import { AgencyName } from './agency-name.tsx'
import type { PropertyPage } from './load-property.ts'
import styles from './price-card.module.css'
import { wireNames } from '#contract/values/wire-names.ts'

/** Price, enquiry and agent, always visible beside the page. */
export function PriceCard({ page }: { page: PropertyPage }) {
  const { property, path, publicUrl } = page
  const company = useCompany()
  const per = pricePerText(property)
  const monthly = monthlyRentText(monthlyRentOf(property))
  return (
    <aside className={styles.aside} aria-label="Price and contact">
      <div className={styles.card}>
        <div>
          <p className={styles.price}>
            {property.displayPrice}
            {per && <small> {per}</small>}
          </p>
          {monthly && <p className={styles.note}>{monthly}</p>}
          {property.isSale && (
            <p className={styles.note}>
              Bond about{' '}
              {formatEstimate(standardBond(property.price, typicalDeposit(property.price)).monthly)}{' '}
              a month, with a {bondToday.depositPercent}% deposit
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
        {property.isPublished && <Interest kind="property" id={property.id} />}
        {property.isPublished && (
          <CompareTick kind="property" id={property.id} name={property.propertyRef} place="page" />
        )}
        {property.agent && (
          <div className={styles.agent}>
            <span className={styles.face} aria-hidden="true">
              {initials(property.agent.name)}
            </span>
            <p>
              <b>{property.agent.name}</b>
              <AgencyName agent={property.agent} />
              {property.agent[wireNames.ffcNumber] && property.agent.ffcValid && (
                <span>FFC {property.agent[wireNames.ffcNumber]}</span>
              )}
            </p>
          </div>
        )}
        <a className={styles.phone} href={`tel:${company.phoneInternational}`}>
          <IconPhone aria-hidden="true" />
          {company.phone}
        </a>
        {property.may.edit && (
          <LinkButton
            to={links.editProperty(property.id)}
            block
            icon={<IconPencil aria-hidden="true" />}
          >
            Edit this listing
          </LinkButton>
        )}
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

/** It rests while the listing is under offer, in contract or sold. */
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
 * Offers are for listings that are open. `mayEdit` says just this to those who are logged in;
 * a visitor is shown the button too, and asked to log in.
 */
function Offer({ page }: { page: PropertyPage }) {
  const { property, path } = page
  const offersPath = useOffersPath()
  if (!isOpen(property.statusCode)) {
    const label = property.statusCode === 'P' ? messages.offerPending : property.statusString
    return (
      <p className={styles.pending}>
        <StatusText color={property.displayColor}>{label}</StatusText>
      </p>
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

function initials(name: string): string {
  const words = name.split(/\s+/)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`
}

/** On a phone: price and enquiry stay at the bottom. */
export function BuyBar({ page }: { page: PropertyPage }) {
  const { property } = page
  const per = pricePerText(property)
  return (
    <div className={styles.bar} role="region" aria-label="Price and enquiry">
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

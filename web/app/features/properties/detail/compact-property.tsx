import { pricePerText } from '#contract/properties/price-per.ts'
import type { ReactNode } from 'react'
import { propertiesMessages } from '#contract/properties/properties.messages.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { areaText } from '../../../ui/data/area-text.ts'
import { RichText } from '../../../ui/media/rich-text-view.tsx'
import { StatusText } from '../../../ui/data/status-text.tsx'
import { Heart } from '../../../shared/favourites/heart.tsx'
import { PhotoCarousel } from '../../../shared/properties/photo-carousel.tsx'
import { Interest } from '../../../shared/recent/interest.tsx'
import { FeeDue } from '../../../shared/payments/fee-due.tsx'
import { AskForm } from './ask-form.tsx'
import { BackToPropertySearch } from './back-to-property-search.tsx'
import { addressLine } from './address-line.ts'
import type { PropertyPage } from './load-property.ts'
import styles from './compact-property.module.css'

/** The short layout: pictures in a row, the text, and the enquiry form. */
export function CompactProperty({ page }: { page: PropertyPage }) {
  const { property, path } = page
  const per = pricePerText(property)
  const about = property.propertyUsageType === 'Residential' ? 'home' : 'property'
  return (
    <div className={`wrap ${styles.page}`}>
      <BackToPropertySearch property={property} />
      {page.feeDue !== null && (
        <FeeDue paidFor={{ kind: 'property', id: property.id }} fee={page.feeDue} />
      )}
      <header className={styles.head}>
        <p>
          <StatusText color={property.displayColor}>{property.statusString}</StatusText>
        </p>
        <h1>{property.propertyName || property.shortDescription}</h1>
        <p className={styles.place}>{addressLine(property)}</p>
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
      </header>
      <PhotoCarousel property={property} />
      <div className={styles.columns}>
        <div className={styles.text}>
          <RichText html={property.description} />
          <p className={styles.appointment}>{propertiesMessages.byAppointment}</p>
          <dl className={styles.facts}>
            <Fact label="Suburb">{property.suburb}</Fact>
            <Fact label="Price">
              {property.displayPrice} {per}
            </Fact>
            {property.erfSize !== null && (
              <Fact label="Erf size">{areaText(property.erfSize)}</Fact>
            )}
            <Fact label="Reference">{property.propertyRef}</Fact>
          </dl>
          <p>
            <Link to={path}>See all photos and details</Link>
          </p>
        </div>
        {property.mayEnquire && <AskForm page={page} about={about} />}
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

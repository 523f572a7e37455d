import { useState } from 'react'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import { propertiesMessages } from '#contract/properties/properties.messages.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import { dayAt, formatDay } from '#contract/values/day.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { CardGrid } from '../../../ui/layout/card-grid.tsx'
import { DetailColumns } from '../../../ui/layout/detail-columns.tsx'
import { Gallery } from '../../../ui/media/gallery.tsx'
import { RichText } from '../../../ui/media/rich-text-view.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { StatusText } from '../../../ui/data/status-text.tsx'
import { PageAddress } from '../../../shared/listings/page-address.tsx'
import { PriceHistory } from '../../../shared/listings/price-history.tsx'
import { FeeDue } from '../../../shared/payments/fee-due.tsx'
import { availableText } from '../../../shared/properties/available-text.ts'
import { isGone } from '#contract/listings/is-gone.ts'
import { PropertyCard } from '../../../shared/properties/property-card.tsx'
import { AskForm } from './ask-form.tsx'
import { BackToPropertySearch } from './back-to-property-search.tsx'
import { BuyBar, PriceCard, similarListings } from './price-card.tsx'
import { bondOf, hasBond, usualTerms } from './bond-terms.ts'
import { CostsPanel } from './costs-panel.tsx'
import { FactGroups } from './fact-groups.tsx'
import { KeyFacts } from './key-facts.tsx'
import { crumbsOf } from './listing-facts.ts'
import { PropertyMap } from './property-map.tsx'
import type { PropertyPage } from './load-property.ts'
import { TourAndVideo } from './tour-and-video.tsx'
import { addressLine } from './address-line.ts'
import styles from './property-detail.module.css'

const cardSizes = '(max-width: 40rem) 82vw, (max-width: 56rem) 46vw, (max-width: 72rem) 31vw, 292px'

/** The full layout: gallery, facts, costs, map, and the price card that stays visible. */
export function PropertyDetail({ page }: { page: PropertyPage }) {
  const { property, similar } = page
  const about = property.propertyUsageType === 'Residential' ? 'home' : 'property'
  const crumbs = crumbsOf(property)
  // The price card and the costs share one bond: changes in one are reflected in the other.
  const [terms, setTerms] = useState(usualTerms)
  return (
    <>
      <div className="wrap">
        <div className={styles.top}>
          <BackToPropertySearch property={property} />
          <nav aria-label="You are here">
            <ol className={styles.crumbs}>
              {crumbs.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        </div>
        {page.feeDue !== null && (
          <div className={styles.feeDue}>
            <FeeDue paidFor={{ kind: 'property', id: property.id }} fee={page.feeDue} />
          </div>
        )}
        <Gallery
          pictures={property.propertyImages.map(({ image }) => image)}
          label={property.shortDescription}
        />
        <div className={styles.detail}>
          <DetailColumns
            head={<Head page={page} />}
            aside={<PriceCard page={page} monthly={bondOf(property.price, terms).monthly} />}
          >
            <section aria-labelledby="about">
              <h2 id="about">About this {about}</h2>
              <RichText html={property.description} />
              {!isGone(property) && (
                <p className={styles.appointment}>{propertiesMessages.byAppointment}</p>
              )}
              <Available property={property} />
            </section>
            <FactGroups groups={property.displayData} />
            <div className={styles.screenOnly}>
              {hasBond(property) && (
                <CostsPanel price={property.price} terms={terms} onChange={setTerms} />
              )}
              <PriceHistory history={page.history} />
              <PropertyMap property={property} />
              <TourAndVideo property={property} />
              {property.mayEnquire && <AskForm page={page} about={about} />}
            </div>
          </DetailColumns>
          <PageAddress path={page.path} />
        </div>
      </div>
      {similar.length > 0 && <Similar page={page} />}
      <BuyBar page={page} />
    </>
  )
}

function Head({ page: { property } }: { page: PropertyPage }) {
  // An unpublished listing, such as one awaiting its fee, has no date of listing yet.
  const listed = property.isPublished && dayAt(property.datePublished ?? property.dateCreated)
  return (
    <header className={styles.head}>
      {!property.isPublished && <Unpublished mayEdit={property.may.edit} id={property.id} />}
      <p className={styles.small}>
        <StatusText color={property.displayColor}>{property.statusString}</StatusText>
        <span>Reference {property.propertyRef}</span>
        {listed && <span>Listed {formatDay(listed)}</span>}
      </p>
      <h1>{property.shortDescription}</h1>
      <p className={styles.place}>
        <IconMapPin aria-hidden="true" />
        {addressLine(property)}
      </p>
      <KeyFacts property={property} />
    </header>
  )
}

function Available({ property: { dateAvailable, displayColor } }: { property: Property }) {
  const when = availableText(dateAvailable)
  if (when === null || isGone({ displayColor })) return null
  return <p className={styles.available}>Available {when === 'now' ? 'now' : `from ${when}`}.</p>
}

/** They are from its city, or from its province if the city has too few. */
function similarTitle({ property }: PropertyPage, shown: PropertyPage['similar']): string {
  const what = property.propertyUsageType === 'Residential' ? 'homes' : 'properties'
  const isNear = shown.every(({ city }) => city === property.city)
  return `Similar ${what} ${isNear ? 'nearby' : `in ${property.province}`}`
}

function Similar({ page }: { page: PropertyPage }) {
  const { property } = page
  const shown = page.similar.slice(0, 4)
  return (
    <div className={styles.screenOnly}>
      <Section
        id={similarListings}
        title={similarTitle(page, shown)}
        tint
        more={{
          to: crumbsOf(property).at(-1)?.to ?? links.propertySearch(),
          label: `More in ${property.suburb || property.city || property.province}`,
        }}
      >
        <CardGrid strip>
          {shown.map((card) => (
            <li key={card.id}>
              <PropertyCard property={card} sizes={cardSizes} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </div>
  )
}

function Unpublished({ mayEdit, id }: { mayEdit: boolean; id: number }) {
  return (
    <Alert type="INFO" title="Only you and our team can see this page.">
      The listing is not published.{' '}
      {mayEdit && <Link to={links.editProperty(id)}>Edit listing</Link>}
    </Alert>
  )
}

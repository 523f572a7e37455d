import type { OfferContact, OfferDetail } from '#contract/offers/offers.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { useCompany } from '../../session/session.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { sellerRole, type OfferSide } from './offer-texts.ts'
import styles from './offer-contacts.module.css'

/** The contact details of the two sides: once they agree, and as far as each consents. */
export function OfferContacts({ offer, mine }: { offer: OfferDetail; mine: OfferSide | null }) {
  const company = useCompany()
  if (offer.statusCode !== 'E2') return null
  const { buyer, seller, agent, listing } = offer
  // An owner selling without an agent acts as their own.
  const other = agent?.email === seller?.email ? null : agent
  const buyerRole = listing.isSale ? 'buyer' : 'tenant'
  const sides = [
    ...(mine === 'bidder' ? [] : [{ role: buyerRole, contact: buyer }]),
    ...(mine === 'owner' ? [] : [{ role: sellerRole(listing), contact: seller }]),
  ]
  return (
    <section className={styles.contacts} aria-label="Contact details">
      {sides.map(({ role, contact }) =>
        contact ? (
          <Card key={role} role={`The ${role}`} contact={contact} />
        ) : (
          <p key={role} className={styles.none}>
            The {role} did not agree to share their contact details. Phone us on {company.phone} and
            we will pass on your message.
          </p>
        ),
      )}
      {other && mine !== 'owner' && <Card role="The agent" contact={other} />}
    </section>
  )
}

function Card({ role, contact }: { role: string; contact: OfferContact }) {
  const { name, email, phone } = contact
  return (
    <div className={styles.card}>
      <h3 className={styles.word}>{role}</h3>
      <p className={styles.name}>{name}</p>
      {email && (
        <a href={`mailto:${email}`}>
          <MailAddress address={email} />
        </a>
      )}
      {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
    </div>
  )
}

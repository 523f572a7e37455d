import type { OfferContact, OfferDetail } from '#contract/offers/offers.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { useCompany } from '../../session/session.ts'
import { sellerWord, type OfferSide } from './offer-words.ts'
import styles from './offer-contacts.module.css'

/** How the two sides reach each other: once they agree, and as far as each lets the other. */
export function OfferContacts({ offer, mine }: { offer: OfferDetail; mine: OfferSide | null }) {
  const company = useCompany()
  if (offer.statusCode !== 'E2') return null
  const { buyer, seller, agent, listing } = offer
  // Who sells their own listing is its agent too.
  const other = agent?.email === seller?.email ? null : agent
  const buyerWord = listing.isSale ? 'buyer' : 'tenant'
  const sides = [
    ...(mine === 'bidder' ? [] : [{ word: buyerWord, contact: buyer }]),
    ...(mine === 'owner' ? [] : [{ word: sellerWord(listing), contact: seller }]),
  ]
  return (
    <section className={styles.contacts} aria-label="Contact details">
      {sides.map(({ word, contact }) =>
        contact ? (
          <Card key={word} word={`The ${word}`} contact={contact} />
        ) : (
          <p key={word} className={styles.none}>
            The {word} did not agree to share their contact details. Phone us on {company.phone} and
            we will pass on your message.
          </p>
        ),
      )}
      {other && mine !== 'owner' && <Card word="The agent" contact={other} />}
    </section>
  )
}

function Card({ word, contact }: { word: string; contact: OfferContact }) {
  const { name, email, phone } = contact
  return (
    <div className={styles.card}>
      <h3 className={styles.word}>{word}</h3>
      <p className={styles.name}>{name}</p>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
    </div>
  )
}

import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import { usualBond } from '#contract/costs/costs.ts'
import { messages } from '#contract/messages.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '../../../links.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ShareButtons } from '../../../ui/share-buttons.tsx'
import { useCompany, useSession } from '../../../ui/session.ts'
import { StatusText } from '../../../ui/status-text.tsx'
import { loginPath } from '../../accounts/login-path.ts'
import { pricePerText } from '../price-per.ts'
import { askAnchor } from './ask-form.tsx'
import type { PropertyPage } from './property.screen.tsx'
import styles from './price-card.module.css'

/** Price, enquiry and agent, always in sight beside the page. */
export function PriceCard({ page }: { page: PropertyPage }) {
  const { property, path, publicUrl } = page
  const company = useCompany()
  const per = pricePerText(property)
  return (
    <aside className={styles.aside} aria-label="Price and contact">
      <div className={styles.card}>
        <div>
          <p className={styles.price}>
            {property.displayPrice}
            {per && <small> {per}</small>}
          </p>
          {property.isSale && (
            <p className={styles.note}>
              Bond from about {formatRand(usualBond(property.price).monthly)} a month
            </p>
          )}
        </div>
        <Enquire page={page} block />
        <Offer page={page} />
        {property.agent && (
          <div className={styles.agent}>
            <span className={styles.face} aria-hidden="true">
              {initials(property.agent.name)}
            </span>
            <p>
              <b>{property.agent.name}</b>
              {property.agent.agencyName && <span>{property.agent.agencyName}</span>}
              {property.agent.eaabeffcNumber && property.agent.ffcValid && (
                <span>FFC {property.agent.eaabeffcNumber}</span>
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
          title={`${property.shortDescription}, ${property.suburb}, ${property.displayPrice}`}
        />
      </div>
    </aside>
  )
}

/** ENQUIRE NOW where that page exists, else the way to the form on this page. */
export function Enquire({ page, block }: { page: PropertyPage; block?: boolean }) {
  const { property, enquiry } = page
  if (!property.mayEnquire) return null
  return enquiry ? (
    <LinkButton to={enquiry} kind="accent" block={block ?? false}>
      ENQUIRE NOW
    </LinkButton>
  ) : (
    <LinkButton to={`#${askAnchor}`} kind="accent" block={block ?? false}>
      Ask to see it
    </LinkButton>
  )
}

/** Offers are for those who are logged in, and for listings that are open. */
function Offer({ page }: { page: PropertyPage }) {
  const { property, offer, path } = page
  const session = useSession()
  if (!isOpen(property.statusCode)) {
    const words = property.statusCode === 'P' ? messages.offerPending : property.statusString
    return (
      <p className={styles.pending}>
        <StatusText color={property.displayColor}>{words}</StatusText>
      </p>
    )
  }
  if (!offer) return null
  return (
    <>
      <LinkButton
        to={session ? offer : loginPath(new URL(path, 'http://localhost'))}
        block
        icon={<IconTag aria-hidden="true" />}
      >
        Make an Offer
      </LinkButton>
      <p className={styles.note}>
        An accepted offer records that both sides want to go on. The sale itself is signed on paper.
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

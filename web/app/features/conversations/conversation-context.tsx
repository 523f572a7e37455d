import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { conversationStateNames } from '#contract/conversations/conversation-states.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import type { Conversation } from '#contract/conversations/conversations.schema.ts'
import { links } from '#contract/links.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { priceText } from '#contract/properties/price-per.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { ConversationProgress } from './conversation-progress.tsx'
import { filterQuery, type ConversationFilter } from './conversation-list.tsx'
import { listingPath } from './conversation-texts.ts'
import { responseText } from './wait-text.ts'
import styles from './conversation-context.module.css'

interface ContextProps {
  conversation: Conversation
  filter: ConversationFilter
}

export function ConversationContext({ conversation, filter }: ContextProps) {
  const { id, name, listing, others } = conversation
  const query = filterQuery(filter)
  return (
    <aside className={styles.context} aria-label="Details">
      <header className={styles.head}>
        <Link to={links.conversation(id, query)} aria-label="Back to the conversation">
          <IconArrowLeft aria-hidden="true" />
        </Link>
        <div>
          <p className={styles.title}>Details</p>
          <p className={styles.faint}>{name}</p>
        </div>
      </header>
      {listing && (
        <section className={styles.part}>
          <Picture picture={listing.picture} sizes="280px" ratio="16 / 9" alt="" />
          <div>
            <p className={styles.price}>{priceText(listing)}</p>
            <p>
              <Link to={listingPath(listing)}>{listing.title}</Link>
            </p>
            {listing.place && <p className={styles.faint}>{listing.place}</p>}
            <p className={styles.two}>
              <span>{listing.status}</span>
              <span className={styles.faint}>{listing.reference}</span>
            </p>
          </div>
        </section>
      )}
      <ConversationProgress conversation={conversation} />
      <Person conversation={conversation} />
      {others.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.title}>Other conversations</h2>
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.id}>
                <Link to={links.conversation(other.id, query)}>{other.title}</Link>
                <small>
                  {momentText(other.startedAt).slice(0, 10)}, {conversationStateNames[other.state]}
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}

function Person({ conversation }: { conversation: Conversation }) {
  const { name, email, phone, startedAt, firstResponseAt } = conversation
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{name}</h2>
      <dl className={styles.facts}>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
            </dd>
          </>
        )}
        {email && (
          <>
            <dt>Email</dt>
            <dd>
              <MailAddress address={email} />
            </dd>
          </>
        )}
        <dt>First reply</dt>
        <dd>{responseText(startedAt, firstResponseAt)}</dd>
      </dl>
      {!email && <p className={styles.faint}>{texts.contactHidden}</p>}
    </section>
  )
}

import { useRevalidator } from 'react-router'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { isEnded } from '#contract/conversations/conversation-states.ts'
import { changeConversation } from '#contract/conversations/conversations.calls.ts'
import type { Conversation, ReplyTemplate } from '#contract/conversations/conversations.schema.ts'
import { links } from '#contract/links.ts'
import type { Draft } from '#contract/drafts/drafts.calls.ts'
import { formatDay, type Day } from '#contract/values/day.ts'
import { priceText } from '#contract/properties/price-per.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { momentText } from '../../ui/data/moment.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { Composer } from './composer.tsx'
import { filterQuery, type ConversationFilter } from './conversation-list.tsx'
import { Messages } from './conversation-messages.tsx'
import { subjectOf } from './conversation-texts.ts'
import styles from './conversation-thread.module.css'

interface ThreadProps {
  conversation: Conversation
  draft: Draft | null
  templates: readonly ReplyTemplate[]
  filter: ConversationFilter
  me: string
  today: Day
}

export function ConversationThread(props: ThreadProps) {
  const { conversation, draft, templates, filter, me, today } = props
  const { id, name, phone, listing, startedAt } = conversation
  const query = filterQuery(filter)
  return (
    <section className={styles.thread} aria-label={`Conversation with ${name}`}>
      <header className={styles.head}>
        <Link
          to={links.conversations(query)}
          className={`${styles.icon} ${styles.onPhone}`}
          aria-label="Back to the list"
        >
          <IconArrowLeft aria-hidden="true" />
        </Link>
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.since}>
            {subjectOf(conversation)}{' '}
            <span>since {formatDay(momentText(startedAt).slice(0, 10))}</span>
          </p>
        </div>
        {phone && (
          <a href={`tel:${phone}`} className={styles.icon} aria-label={`Call ${name}`}>
            <IconPhone aria-hidden="true" />
          </a>
        )}
        <CloseButton conversation={conversation} />
      </header>
      <Link to={links.conversation(id, { ...query, view: 'details' })} className={styles.about}>
        <span className={styles.aboutPicture}>
          <Picture picture={listing?.picture ?? null} sizes="48px" ratio="6 / 5" alt="" />
        </span>
        <span>
          <b>{listing ? priceText(listing) : 'Contact message'}</b>
          {listing && <small>{listing.status}</small>}
        </span>
        <span className={styles.go}>Details</span>
      </Link>
      <Messages conversation={conversation} today={today} />
      <Composer conversation={conversation} draft={draft} templates={templates} me={me} />
    </section>
  )
}

function CloseButton({ conversation: { id, state } }: { conversation: Conversation }) {
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(changeConversation)
  const ended = isEnded(state)
  async function press() {
    await run({ id, state: ended ? 'inProgress' : 'closed' })
    await revalidate()
  }
  return (
    <Button
      size="sm"
      busy={busy}
      icon={<IconCheck aria-hidden="true" />}
      data-key="close"
      onClick={() => void press()}
    >
      {ended ? 'Reopen' : 'Close'}
      <kbd className={styles.key}>E</kbd>
    </Button>
  )
}

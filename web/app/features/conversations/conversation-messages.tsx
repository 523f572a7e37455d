import { useEffect, useRef } from 'react'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { requestOf } from '#contract/request.ts'
import { getConversationFile } from '#contract/conversations/conversations.calls.ts'
import type {
  Conversation,
  ConversationMessage,
} from '#contract/conversations/conversations.schema.ts'
import { formatDay, type Day } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { momentText } from '../../ui/data/moment.ts'
import { comparedText, offerName, sizeText } from './conversation-texts.ts'
import { OfferLadder } from './offer-ladder.tsx'
import styles from './conversation-messages.module.css'

const dayOf = (at: string) => momentText(at).slice(0, 10)
const timeOf = (at: string) => momentText(at).slice(11)

interface MessagesProps {
  conversation: Conversation
  today: Day
}

/** The messages, oldest first, grouped by day. */
export function Messages({ conversation, today }: MessagesProps) {
  const { messages, id, listing } = conversation
  const end = useRef<HTMLDivElement>(null)
  const count = messages.length
  useEffect(() => {
    const pane = end.current?.parentElement
    if (!pane) return
    // On a phone the page scrolls, not the messages.
    if (pane.scrollHeight > pane.clientHeight) pane.scrollTop = pane.scrollHeight
    else end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div className={styles.pane} tabIndex={0} role="region" aria-label="Messages">
      {messages.map((message, index) => {
        const day = dayOf(message.writtenAt)
        const before = messages[index - 1]
        return (
          <div key={message.id} className={styles.step}>
            {(!before || dayOf(before.writtenAt) !== day) && (
              <p className={styles.day} data-today={day === today ? '' : undefined}>
                {day === today ? 'Today' : formatDay(day)}
              </p>
            )}
            <Message message={message} conversationId={id} price={listing?.price ?? null} />
          </div>
        )
      })}
      <OfferLadder conversation={conversation} />
      <div ref={end} />
    </div>
  )
}

const channels: Record<ConversationMessage['kind'], string> = {
  enquiry: 'enquiry about the listing',
  contact: 'contact form',
  offer: '',
  reply: '',
  inbound: 'by email',
  note: '',
}

function channelOf({ kind, source, automatic, otherSender }: ConversationMessage): string {
  const parts = [
    source === 'pasted' ? 'added manually' : channels[kind],
    automatic ? 'automatic reply' : '',
    otherSender ? 'from another address' : '',
  ].filter(Boolean)
  return parts.length ? `, ${parts.join(', ')}` : ''
}

interface MessageProps {
  message: ConversationMessage
  conversationId: number
  /** The listing's, to compare an offer with. */
  price: number | null
}

function Message({ message, conversationId, price }: MessageProps) {
  const { kind, fromUs, author, text, writtenAt, offer, delivery, files } = message
  if (kind === 'note') {
    return (
      <article className={styles.note}>
        <p className={styles.by}>
          <b>
            <IconLock aria-hidden="true" /> Internal note: only your side can see it
          </b>
          <span>
            {author ?? 'Former colleague'}, {timeOf(writtenAt)}
          </span>
        </p>
        <p className={styles.text}>{text}</p>
      </article>
    )
  }
  return (
    <article className={fromUs ? styles.out : styles.in} data-offer={offer ? '' : undefined}>
      <p className={styles.by}>
        <span>
          {offer ? (
            <>
              <b>{offerName(offer)}</b> from {author ?? 'the seller'}
            </>
          ) : (
            <>
              <b>{author ?? 'Former colleague'}</b>
              {channelOf(message)}
            </>
          )}
        </span>
        <span>{timeOf(writtenAt)}</span>
      </p>
      {offer?.amount != null && (
        <p className={styles.offer}>
          <span className={styles.amount}>{formatRand(offer.amount)}</span>
          {price !== null && <span>{comparedText(offer.amount, price)}</span>}
        </p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.id}>
              <a
                href={requestOf(getConversationFile, { id: conversationId, fileId: file.id }).url}
                download={file.fileName}
              >
                <IconFile aria-hidden="true" /> {file.fileName}{' '}
                <small>{sizeText(file.bytes)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {delivery && <Delivery delivery={delivery} />}
    </article>
  )
}

const deliveryTexts = {
  queued: 'Being sent by email',
  sent: 'Sent by email',
  failed: 'The email could not be delivered',
} as const

function Delivery({ delivery }: { delivery: keyof typeof deliveryTexts }) {
  return (
    <p className={styles.sent} data-delivery={delivery}>
      {delivery === 'sent' && <IconChecks aria-hidden="true" />}
      {deliveryTexts[delivery]}
    </p>
  )
}

import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import type { UnmatchedEmail } from '#contract/conversations/conversations.schema.ts'
import {
  deleteUnmatchedEmail,
  listUnmatchedEmails,
  moveUnmatchedEmail,
} from '#contract/conversations/unmatched-emails.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { findAnything } from '#contract/find/find.calls.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { momentText } from '../../ui/data/moment.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Combobox } from '../../ui/form/combobox.tsx'
import type { Route } from './+types/unmatched-emails.screen.ts'
import styles from './unmatched-emails.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('conversations.manage', { context, url })
  return { emails: await awaitReply(contextOf(context).api(listUnmatchedEmails, {}), url) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta('Emails without a conversation', matches)

/** Emails to our reply addresses that belong to no conversation. */
export default function UnmatchedEmailsScreen({ loaderData: { emails } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader title="Emails without a conversation" />
      {emails.length === 0 ? (
        <EmptyState title="No emails here">
          Emails to our reply addresses that do not match a conversation appear here.
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {emails.map((email) => (
            <li key={email.id}>
              <Email email={email} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface Target {
  id: number
  name: string
  about: string
}

const labelOf = ({ name, about }: Target) => `${name}, ${about}`

async function findTargets(text: string, signal: AbortSignal): Promise<Target[]> {
  return (await callOverHttp(findAnything, { text }, { signal })).conversations
}

function Email({ email }: { email: UnmatchedEmail }) {
  const { id, senderName, senderEmail, subject, text, received, suggested } = email
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const move = useAction(moveUnmatchedEmail)
  const remove = useAction(deleteUnmatchedEmail)
  async function moveTo(conversationId: number) {
    const reply = await move.run({ id, conversationId })
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
  }
  return (
    <article className={styles.email}>
      <h2 className={styles.subject}>{subject || 'No subject'}</h2>
      <p className={styles.from}>
        {senderName ? `${senderName} (${senderEmail})` : senderEmail}, {momentText(received)}
      </p>
      <p className={styles.text}>{text}</p>
      {suggested.length > 0 && (
        <div className={styles.suggested}>
          <p>Move it to a conversation with this person:</p>
          {suggested.map((target) => (
            <Button key={target.id} size="sm" onClick={() => void moveTo(target.id)}>
              {labelOf(target)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.move}>
        <OtherTarget onMove={(target) => void moveTo(target)} busy={move.busy} />
        <Button
          kind="danger"
          busy={remove.busy}
          aria-label={`Delete the email ${subject}`}
          onClick={() => void remove.run({ id }).then(revalidate)}
        >
          Delete
        </Button>
      </div>
    </article>
  )
}

interface OtherTargetProps {
  onMove: (conversationId: number) => void
  busy: boolean
}

/** Any conversation, found by the person's name or the listing's reference. */
function OtherTarget({ onMove, busy }: OtherTargetProps) {
  const [text, setText] = useState('')
  const [target, setTarget] = useState<Target>()
  const [error, setError] = useState<string>()
  return (
    <form
      className={styles.move}
      onSubmit={(event) => {
        event.preventDefault()
        if (target) onMove(target.id)
        else setError(texts.chooseConversation)
      }}
    >
      <Combobox
        label="Move to the conversation"
        name="conversation"
        error={error}
        placeholder="Name or reference"
        text={text}
        onText={(typed) => {
          setText(typed)
          setTarget(undefined)
        }}
        onChoose={(chosen) => {
          setTarget(chosen)
          setError(undefined)
        }}
        load={findTargets}
        optionKey={(option) => String(option.id)}
        optionLabel={labelOf}
        noneFound="No matching conversations"
      />
      <Button type="submit" busy={busy}>
        Move
      </Button>
    </form>
  )
}

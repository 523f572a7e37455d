import { useRef, useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { markReplied, replyToConversation } from '#contract/conversations/conversations.calls.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import type { Conversation, ReplyTemplate } from '#contract/conversations/conversations.schema.ts'
import type { Draft } from '#contract/drafts/drafts.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { momentText } from '../../ui/data/moment.ts'
import { useDraft } from '../../ui/draft/use-draft.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { upload } from '../../ui/media/upload.ts'
import { AttachButton, ChosenFiles } from './attachments.tsx'
import { MessageField } from './message-field.tsx'
import { TemplatesDialog, TemplatesMenu } from './templates.tsx'
import styles from './composer.module.css'

interface ReplyFormProps {
  conversation: Conversation
  draft: Draft | null
  templates: readonly ReplyTemplate[]
  me: string
  /** Called once the page shows the reply, with the draft that it ended. */
  onSent: (draft: Draft | null) => void
}

export function ReplyForm({ conversation, draft: stored, templates, me, onSent }: ReplyFormProps) {
  const { id, name, waitingSince } = conversation
  const [text, setText] = useState(() => String(stored?.value?.text ?? ''))
  const [files, setFiles] = useState<File[]>([])
  const [managing, setManaging] = useState(false)
  const [busy, setBusy] = useState(false)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const current = useRef(text)
  const draft = useDraft({ start: stored, read: () => ({ text: current.current }) })

  function type(value: string) {
    setText(value)
    current.current = value
    draft.markChanged()
  }

  async function send() {
    if (busy) return
    setBusy(true)
    draft.hold()
    try {
      const input = { id, text, ...(draft.key ? { draftKey: draft.key } : {}) }
      const { message } = await upload(replyToConversation, input, files, () => {})
      draft.finish()
      alerts.clear()
      alerts.show('SUCCESS', message)
      await revalidate()
      onSent(stored && { ...stored, key: draft.key ?? stored.key })
    } catch (error) {
      draft.release()
      alerts.showError(error, 'reply')
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) void send()
    else alerts.show('ERROR', texts.textRequired, { about: 'reply' })
  }

  return (
    <>
      <form className={styles.box} onSubmit={submit}>
        <MessageField
          label={`Reply to ${name}`}
          placeholder="Write a reply"
          value={text}
          onChange={type}
          keyName="reply"
        />
        <ChosenFiles files={files} onChange={setFiles} />
        <div className={styles.tools}>
          <TemplatesMenu
            templates={templates}
            names={{ name, listing: conversation.listing?.title ?? '', me }}
            text={text}
            onChoose={type}
            onManage={() => setManaging(true)}
          />
          <AttachButton files={files} onChange={setFiles} />
          <span className={styles.push}>
            {draft.savedAt && text && (
              <span className={styles.saved}>
                Draft saved {momentText(draft.savedAt.toISOString()).slice(11)}
              </span>
            )}
            {waitingSince && !text && <MarkReplied id={id} />}
            <Button type="submit" kind="brand" size="sm" busy={busy}>
              Send reply
            </Button>
          </span>
        </div>
      </form>
      <TemplatesDialog
        open={managing}
        onClose={() => setManaging(false)}
        templates={templates}
        text={text}
      />
    </>
  )
}

/** For a reply given by phone, or from another mailbox. */
function MarkReplied({ id }: { id: number }) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(markReplied)
  async function mark() {
    const marked = await run({ id })
    if (!marked) return
    alerts.clear()
    alerts.show('SUCCESS', marked.message)
    await revalidate()
  }
  return (
    <Button kind="quiet" size="sm" busy={busy} onClick={() => void mark()}>
      Mark as replied
    </Button>
  )
}

import { useEffect, useState } from 'react'
import type { Conversation, ReplyTemplate } from '#contract/conversations/conversations.schema.ts'
import type { Draft } from '#contract/drafts/drafts.calls.ts'
import { Segmented } from '../../ui/form/segmented.tsx'
import { CounterOffer } from './counter-offer.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import styles from './composer.module.css'

type Mode = 'reply' | 'counter' | 'note' | 'paste'

interface ComposerProps {
  conversation: Conversation
  draft: Draft | null
  templates: readonly ReplyTemplate[]
  me: string
}

/** Where a person replies, makes a counter-offer, writes a note or adds an answer by hand. */
export function Composer({ conversation, draft, templates, me }: ComposerProps) {
  const [mode, setMode] = useState<Mode>('reply')
  // Every reply has its own draft: the next form begins when the page has the one for it, not with the one just sent.
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<Draft | null>()
  useEffect(() => {
    if (sent === undefined || (sent && sent.key === draft?.key)) return
    setSent(undefined)
    setRound((before) => before + 1)
  }, [sent, draft])
  const { id, offer } = conversation
  const modes = [
    { value: 'reply', label: 'Reply' },
    ...(offer?.mayCounter ? [{ value: 'counter', label: 'Counter-offer' } as const] : []),
    { value: 'note', label: 'Note' },
    { value: 'paste', label: 'Their reply' },
  ] as const satisfies { value: Mode; label: string }[]
  const isCounter = mode === 'counter' && offer !== null && offer.mayCounter
  return (
    <div className={styles.composer}>
      <div className={styles.modes}>
        <Segmented
          legend="What to write"
          name="mode"
          options={modes}
          value={mode}
          onChange={setMode}
        />
      </div>
      {/* The typed reply is kept while a note is written. */}
      <div hidden={mode !== 'reply'}>
        <ReplyForm key={round} {...{ conversation, draft, templates, me }} onSent={setSent} />
      </div>
      {isCounter && <CounterOffer offer={offer} onDone={() => setMode('reply')} />}
      {(mode === 'note' || mode === 'paste') && (
        <NoteForm key={mode} mode={mode} id={id} name={conversation.name} />
      )}
    </div>
  )
}

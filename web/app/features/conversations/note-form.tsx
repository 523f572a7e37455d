import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { addNote, pasteMessage } from '#contract/conversations/conversations.calls.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { MessageField } from './message-field.tsx'
import styles from './composer.module.css'

interface NoteFormProps {
  mode: 'note' | 'paste'
  id: number
  name: string
}

/** An internal note, or an answer that came another way. */
export function NoteForm({ mode, id, name }: NoteFormProps) {
  const isNote = mode === 'note'
  const [text, setText] = useState('')
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(isNote ? addNote : pasteMessage)

  async function save() {
    const saved = await run({ id, text })
    if (!saved) return
    setText('')
    alerts.clear()
    alerts.show('SUCCESS', saved.message)
    await revalidate()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (text.trim()) void save()
    else alerts.show('ERROR', texts.textRequired)
  }

  return (
    <form className={styles.box} data-note={isNote ? '' : undefined} onSubmit={submit}>
      <MessageField
        label={isNote ? 'Note' : `Reply from ${name}`}
        placeholder={isNote ? 'Only your side can see this' : 'Paste what they wrote'}
        value={text}
        onChange={setText}
      />
      <div className={styles.tools}>
        <span className={styles.push}>
          <Button type="submit" kind="brand" size="sm" busy={busy}>
            {isNote ? 'Save note' : 'Add reply'}
          </Button>
        </span>
      </div>
    </form>
  )
}

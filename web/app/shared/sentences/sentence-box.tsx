import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '../../ui/button/button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Reading } from '#contract/sentences/sentences.schema.ts'
import { readSentence } from './reading.ts'
import { sentenceParts } from './sentence-parts.ts'
import { NotUsed } from './not-used.tsx'
import { useReading } from './use-reading.ts'
import styles from './sentence-box.module.css'

interface SentenceBoxProps {
  /** Where the sentence is submitted without script; that page interprets it. */
  action: string
  label?: string
  placeholder: string
  /** The current sentence, and what was understood of it. */
  sentence?: string
  reading?: Reading | null
  /** Whether a part of that sentence still applies; a filter may have been removed since. */
  holds?: (part: Reading['understood'][number]) => boolean
  /** The look of its button; only one on a page is the accent. */
  kind?: 'accent' | 'brand'
}

const longest = 300
const always = () => true

/** One box for a whole sentence. What was understood is underlined, and the rest is listed. */
export function SentenceBox(props: SentenceBoxProps) {
  const { action, placeholder, sentence = '', reading = null, holds = always } = props
  const { label = 'Describe what you are looking for', kind = 'accent' } = props
  const id = useId()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [text, setText] = useState(sentence)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => setText(sentence), [sentence])
  const typed = text.trim()
  const known = useReading(typed, reading && { text: sentence, reading })
  const shown = typed === sentence ? (reading ?? known) : known
  const used = shown?.understood.filter((part) => typed !== sentence || holds(part)) ?? []

  async function search(event: FormEvent) {
    event.preventDefault()
    if (!typed) return field.current?.focus()
    setBusy(true)
    setFailed(false)
    try {
      const { url } = await readSentence(typed, AbortSignal.timeout(15_000))
      await navigate(url)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  function wipe() {
    setText('')
    field.current?.focus()
  }
  return (
    <form
      role="search"
      aria-label="Search with a sentence"
      method="get"
      action={action}
      className={styles.form}
      onSubmit={(event) => void search(event)}
    >
      <label htmlFor={id} className="vh">
        {label}
      </label>
      <div className={styles.box}>
        <IconSearch aria-hidden="true" />
        <div className={styles.lines}>
          <p className={styles.mirror} aria-hidden="true">
            {sentenceParts(
              text,
              used.map((part) => part.text),
              shown?.ignored ?? [],
            ).map((part, at) => (
              // The parts of one sentence have no unique keys.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={at} className={styles[part.kind]}>
                {part.text}
              </span>
            ))}
            {text === '' ? placeholder : '\u200b'}
          </p>
          <textarea
            ref={field}
            id={id}
            name="q"
            rows={1}
            maxLength={longest}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => setText(target.value.replace(/\n/g, ' '))}
            onKeyDown={press}
          />
        </div>
        {hydrated && text !== '' && (
          <button
            type="button"
            className={styles.wipe}
            aria-label="Clear the sentence"
            onClick={wipe}
          >
            <IconX aria-hidden="true" />
          </button>
        )}
        <Button
          type="submit"
          kind={kind}
          busy={busy}
          icon={<IconSearch aria-hidden="true" />}
          className={styles.go}
        >
          <span className={styles.word}>Search</span>
        </Button>
      </div>
      {shown && <NotUsed ignored={shown.ignored} />}
      {failed && (
        <p role="alert" className={styles.failed}>
          The search did not respond. Try again in a moment.
        </p>
      )}
    </form>
  )
}

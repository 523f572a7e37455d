import { useCallback, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import { findAnything, shortestFind } from '#contract/find/find.calls.ts'
import { findTexts as texts } from '#contract/find/find.messages.ts'
import { countedOrNone } from '../../../ui/data/counted.ts'
import { useMenus } from '../../use-menus.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { useListbox } from '../../../ui/form/use-listbox.ts'
import { useSuggestions } from '../../../ui/form/use-suggestions.ts'
import { FindField } from './find-field.tsx'
import { FindList } from './find-list.tsx'
import { foundOptions, screenOptions, type FindOption } from './find-options.ts'
import styles from './find.module.css'

interface FindPanelProps {
  text: string
  onText: (text: string) => void
  onDone: () => void
}

/**
 * Screens immediately from the menus, the rest from the server. The arrow keys move, Enter opens.
 */
export function FindPanel({ text, onText, onDone }: FindPanelProps) {
  const id = useId()
  const navigate = useNavigate()
  const menus = useMenus()
  const { found, failed } = useFound(text.trim())
  const screens = screenOptions([...(menus?.office ?? []), ...(menus?.account ?? [])], text)
  const options = [...screens, ...found.options]
  const isNone = found.settled && !found.busy && options.length === 0

  function go({ to }: FindOption) {
    onDone()
    void navigate(to)
  }
  const listbox = useListbox({ id, options, first: 0, resetOn: text, onChoose: go })

  return (
    <div className={styles.panel}>
      <FindField
        text={text}
        onText={onText}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-activedescendant={listbox.activeId}
        onKeyDown={listbox.press}
      >
        {found.busy && (
          <span className={styles.busy}>
            <Spinner />
          </span>
        )}
      </FindField>
      <FindList id={id} options={options} listbox={listbox} />
      {failed && <p className={styles.text}>{texts.failed}</p>}
      {isNone && <p className={styles.text}>{texts.nothing}</p>}
      {text.trim() === '' && (
        <p className={styles.text}>
          Try a reference such as JP-10482, a surname, or the name of a screen.
        </p>
      )}
      <span role="status" className="vh">
        {isNone && texts.nothing}
        {failed && texts.failed}
        {options.length > 0 &&
          !found.busy &&
          countedOrNone(options.length, { one: 'result', many: 'results' })}
      </span>
    </div>
  )
}

/** The server's results for a text; a failure is shown until the next reply. */
function useFound(text: string) {
  const [failed, setFailed] = useState(false)
  const load = useCallback(async (typed: string, signal: AbortSignal) => {
    try {
      const found = await callOverHttp(findAnything, { text: typed }, { signal })
      setFailed(false)
      return foundOptions(found)
    } catch (error) {
      if (!signal.aborted) setFailed(true)
      throw error
    }
  }, [])
  return { found: useSuggestions(load, text.length >= shortestFind ? text : null), failed }
}

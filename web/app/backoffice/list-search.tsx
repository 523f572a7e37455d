import { useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import styles from './list-search.module.css'

interface ListSearchProps {
  /** The search in the address. */
  search: string
  /** The address for another search. */
  to: (search: string) => string
}

const pause = 300

/** The search box of a list: searches after a short pause in typing, or immediately on Enter. */
export function ListSearch({ search, to }: ListSearchProps) {
  const id = useId()
  const navigate = useNavigate()
  const [text, setText] = useState(search)
  const sent = useRef(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // Back, or Clear the filters, changed the address: the box follows.
    if (search !== sent.current) setText(search)
    sent.current = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Someone opening a row meanwhile must not be pulled back by a search. The press itself counts:
    // on a slow device the search could begin before the page knows where it is going.
    function cancel({ target }: Event) {
      if (target instanceof Element && target.closest('a[href]')) clearTimeout(timer.current)
    }
    // The same applies to list shortcuts that open a page.
    function cancelByKey({ target, key }: KeyboardEvent) {
      const opens = key === 'n' || key === 'e'
      if (opens && !(target instanceof HTMLInputElement)) clearTimeout(timer.current)
    }
    document.addEventListener('click', cancel, { capture: true })
    document.addEventListener('keydown', cancelByKey, { capture: true })
    return () => {
      document.removeEventListener('click', cancel, { capture: true })
      document.removeEventListener('keydown', cancelByKey, { capture: true })
    }
  }, [])

  function send(value: string) {
    clearTimeout(timer.current)
    if (value.trim() === sent.current) return
    sent.current = value.trim()
    void navigate(to(value), { replace: true, preventScrollReset: true })
  }

  function type(value: string) {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(value), pause)
  }

  return (
    <Form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        send(text)
      }}
    >
      <label htmlFor={id}>Keyword</label>
      <div className={styles.box}>
        <IconSearch aria-hidden="true" />
        <input
          id={id}
          type="search"
          name="search"
          value={text}
          maxLength={200}
          placeholder="Search this list"
          autoComplete="off"
          aria-keyshortcuts="/"
          onChange={(event) => type(event.target.value)}
        />
      </div>
    </Form>
  )
}

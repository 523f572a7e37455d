import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { useWantedQuery } from '../ui/navigation/use-wanted-query.ts'
import { columnsParameter } from './view-query.ts'
import { columnsAtFirst, readChoice, toggleColumn } from './column-choice.ts'

const changed = 'columnchoice'

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}

function store(name: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // Storage may be full or disabled; the list then has its default columns.
  }
  window.dispatchEvent(new Event(changed))
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

interface ColumnChoice {
  shown: string[]
  toggle: (key: string) => void
  reset: () => void
  /** Whether it differs from the default columns. */
  chosen: boolean
}

/**
 * The columns of one list: those of its address, as a saved view has them, otherwise those that this
 * person has chosen on this device.
 */
export function useColumnChoice(
  list: string,
  keys: readonly string[],
  atFirst: number = columnsAtFirst,
): ColumnChoice {
  const stored = useStoredChoice(list, keys, atFirst)
  const navigate = useNavigate()
  const query = useWantedQuery()
  const given = query.get(columnsParameter)
  if (given === null) return stored
  const shown = readChoice(JSON.stringify(given.split(',')), keys, atFirst)
  function show(columns: readonly string[] | null) {
    const next = new URLSearchParams(query)
    if (columns) next.set(columnsParameter, columns.join(','))
    else next.delete(columnsParameter)
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true })
  }
  return {
    shown,
    toggle: (key) => show(toggleColumn(shown, keys, key)),
    reset: () => show(null),
    chosen: true,
  }
}

function useStoredChoice(list: string, keys: readonly string[], atFirst: number): ColumnChoice {
  const name = `columns:${list}`
  const text = useSyncExternalStore(
    subscribe,
    () => readStored(name),
    () => null,
  )
  const shown = readChoice(text, keys, atFirst)
  const toggle = useCallback(
    (key: string) =>
      store(
        name,
        JSON.stringify(toggleColumn(readChoice(readStored(name), keys, atFirst), keys, key)),
      ),
    [name, keys, atFirst],
  )
  const reset = useCallback(() => store(name, null), [name])
  return { shown, toggle, reset, chosen: text !== null }
}

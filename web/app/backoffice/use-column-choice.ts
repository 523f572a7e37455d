import { useCallback, useSyncExternalStore } from 'react'
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
    // Storage may be full or switched off; the list then has its default columns.
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

/** The columns that this person wants to see of one list, stored on this device. */
export function useColumnChoice(
  list: string,
  keys: readonly string[],
  atFirst: number = columnsAtFirst,
) {
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

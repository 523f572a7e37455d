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

function keep(name: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // Storage may be full or switched off; the list then keeps its usual columns.
  }
  window.dispatchEvent(new Event(changed))
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** The columns that this person wants to see of one list, kept on this device. */
export function useColumnChoice(
  list: string,
  keys: readonly string[],
  atFirst: number = columnsAtFirst,
) {
  const name = `columns:${list}`
  const text = useSyncExternalStore(
    subscribe,
    () => kept(name),
    () => null,
  )
  const shown = readChoice(text, keys, atFirst)
  const toggle = useCallback(
    (key: string) =>
      keep(name, JSON.stringify(toggleColumn(readChoice(kept(name), keys, atFirst), keys, key))),
    [name, keys, atFirst],
  )
  const reset = useCallback(() => keep(name, null), [name])
  return { shown, toggle, reset, chosen: text !== null }
}

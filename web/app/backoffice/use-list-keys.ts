import { useEffect, useRef } from 'react'
import { pressedKey } from './pressed-key.ts'

export interface ListKeys {
  onNew: (() => void) | undefined
  onHelp: () => void
  /** False if the list is part of a page with other shortcuts. */
  active: boolean
}

/** Keys pressed while typing or in a dialog are not meant for the list. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  )
}

/** The focused row, or the only selected one. */
function currentRow(root: HTMLElement): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]')
  if (focused && root.contains(focused)) return focused
  const selected = root.querySelectorAll<HTMLElement>('[data-row][data-selected]')
  return selected.length === 1 ? (selected[0] ?? null) : null
}

function moveBy(root: HTMLElement, step: 1 | -1): void {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row.contains(document.activeElement))
  const next = here < 0 ? (step > 0 ? 0 : rows.length - 1) : here + step
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus()
}

const search = (root: HTMLElement) => root.querySelector<HTMLElement>('input[type=search]')?.focus()

const edit = (root: HTMLElement) =>
  (currentRow(root) ?? root.querySelector('[data-row]'))
    ?.querySelector<HTMLElement>('[data-edit]')
    ?.click()

const select = (root: HTMLElement) =>
  currentRow(root)?.querySelector<HTMLElement>('input[type=checkbox]')?.click()

/** The shortcuts of every list; `?` shows them. */
export function useListKeys<Root extends HTMLElement>({ onNew, onHelp, active }: ListKeys) {
  const root = useRef<Root>(null)
  useEffect(() => {
    if (!active) return
    function press(event: KeyboardEvent) {
      const list = root.current
      if (!list || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isElsewhere(event)) return
      const actions: Record<string, (() => void) | undefined> = {
        n: onNew,
        '/': () => search(list),
        e: () => edit(list),
        j: () => moveBy(list, 1),
        k: () => moveBy(list, -1),
        x: () => select(list),
        '?': onHelp,
      }
      const key = pressedKey(event)
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onNew, onHelp, active])
  return root
}

import { useEffect, useRef } from 'react'
import type { BankLine } from '#contract/bank-statements/bank-statements.schema.ts'
import type { LineActions } from './use-line-actions.ts'

interface LineKeys {
  active: boolean
  line: BankLine | undefined
  choice: number
  actions: LineActions
  move: (by: 1 | -1) => void
  choose: (choice: number) => void
  find: () => void
}

/** Keys belong to the element that a person is typing in or pressing. */
function isTaken({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  const element = target instanceof HTMLElement ? target : null
  return Boolean(
    element?.closest('input, textarea, select, dialog, [contenteditable], a, summary') ??
    document.querySelector('dialog[open]'),
  )
}

/** Enter accepts, 1 to 3 choose a suggestion, the arrows move, F finds a payment, U undoes. */
export function useLineKeys(keys: LineKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { active, line, choice, actions, move, choose, find } = latest.current
      if (!active || isTaken(event)) return
      const onButton = event.target instanceof HTMLElement && event.target.closest('button')
      const open = line?.state === 'open'
      if (event.key === 'ArrowDown') move(1)
      else if (event.key === 'ArrowUp') move(-1)
      else if (event.key.toLowerCase() === 'u') void actions.undoLast()
      else if (event.key.toLowerCase() === 'f' && open) find()
      else if (/^[1-3]$/.test(event.key) && line?.suggestions[Number(event.key) - 1]) {
        choose(Number(event.key) - 1)
      } else if (event.key === 'Enter' && open && !onButton && line.level !== 'unknown') {
        const payments = (line.suggestions[choice] ?? line.suggestions[0])?.payments ?? []
        if (payments.length > 0)
          void actions.accept(
            line,
            payments.map(({ id }) => id),
          )
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

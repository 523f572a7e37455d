import { useLayoutEffect } from 'react'
import { pressedKey } from './pressed-key.ts'

/** Single-key shortcuts of a screen; not while typing or in a dialog. */
export function useSingleKeys(actions: Readonly<Record<string, (() => void) | undefined>>) {
  // Before the page is painted: a key pressed as soon as a decision shows must undo that one.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.repeat || document.querySelector('dialog[open]')) return
      const { target } = event
      if (target instanceof HTMLElement && target.matches('input, textarea, select')) return
      const key = pressedKey(event)
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined
      if (!action) return
      event.preventDefault()
      action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [actions])
}

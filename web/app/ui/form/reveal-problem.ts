import type { FieldErrors } from '#contract/errors.ts'
import { reveal } from '../feedback/reveal.ts'

const maxFrames = 10
/** A button that chooses a value cannot be `aria-invalid`; it has `data-invalid` instead. */
export const invalidField = '[aria-invalid="true"], [data-invalid="true"]'
const problemAlert = '[data-alert^="ERROR"], [data-alert="WARNING"]'

/**
 * Leads to what is wrong, as soon as it is shown and the form is no longer locked: to the first wrong field, with the
 * message above the form where both fit, or to that message where no field is to blame. A person who presses something
 * meanwhile has gone on: nothing may move under their finger.
 */
export function revealProblem(form: HTMLElement | null, fields: FieldErrors): void {
  if (!form) return
  const hasWrongField = Object.keys(fields).length > 0
  const waiting = new AbortController()
  const { signal } = waiting
  document.addEventListener('pointerdown', () => waiting.abort(), { capture: true, signal })

  function look(frames: number) {
    requestAnimationFrame(() => {
      if (!form || signal.aborted) return
      const wrong = hasWrongField && form.querySelector<HTMLElement>(invalidField)
      const message = form.querySelector<HTMLElement>(problemAlert)
      const isReady = !form.inert && (hasWrongField ? wrong : message)
      if (!isReady && frames > 0) return look(frames - 1)
      waiting.abort()
      if (wrong && !form.inert) leadTo(wrong, message)
      else if (message) reveal(message)
      else if (form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' })
    })
  }
  look(maxFrames)
}

/** The message has the links to all the fields that are wrong: it is shown as well where the field is near. */
function leadTo(wrong: HTMLElement, message: HTMLElement | null): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const start = parseFloat(scrollPaddingTop) || 0
  const end = window.innerHeight - (parseFloat(scrollPaddingBottom) || 0)
  const top = message?.getBoundingClientRect().top ?? 0
  const { bottom } = wrong.getBoundingClientRect()
  const fits = message !== null && bottom - top <= end - start
  wrong.focus({ preventScroll: fits })
  if (fits && (top < start || bottom > end)) message.scrollIntoView({ block: 'start' })
}

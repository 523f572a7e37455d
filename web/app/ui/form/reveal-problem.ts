import type { FieldErrors } from '#contract/errors.ts'
import { reveal } from '../feedback/reveal.ts'

const maxFrames = 10
/** Buttons that choose a value cannot have `aria-invalid`; they have `data-invalid` instead. */
export const invalidField = '[aria-invalid="true"], [data-invalid="true"]'
const problemAlert = '[data-alert^="ERROR"], [data-alert="WARNING"]'

/**
 * Scrolls to what is wrong and focuses it, as soon as it is shown and the form is no longer locked: the first invalid
 * field, with the message above the form if both fit on the screen, or only that message if no field is invalid. Does
 * nothing if the person presses something meanwhile, because the page must not move under their finger.
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

/** The message links to all invalid fields, so it stays visible if the first field is close enough. */
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

import { useEffect, type RefObject } from 'react'

const fields =
  ':is(input:not([type=hidden]), textarea, select):not([disabled], [readonly], [type=search])'

/** A form that is the purpose of its screen begins in its first field, as soon as that can be filled. */
export function useFirstField(form: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (!ready) return
    // Whoever is already typing, or has followed a link to a place on the page, stays there.
    if (document.activeElement?.matches(fields) || location.hash) return
    firstField(form.current)?.focus({ preventScroll: true })
  }, [form, ready])
}

/** Of buttons to choose from it is the chosen one, as with the Tab key. */
function firstField(form: HTMLElement | null): HTMLElement | undefined {
  const first = form?.querySelector<HTMLInputElement>(fields) ?? undefined
  if (first?.type !== 'radio') return first
  const choices = [...(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  return choices.find(({ name, checked }) => name === first.name && checked) ?? first
}

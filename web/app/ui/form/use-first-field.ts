import { useEffect, type RefObject } from 'react'

const fields =
  ':is(input:not([type=hidden]), textarea, select):not([disabled], [readonly], [type=search])'

/** Focuses the first field of a form that is the purpose of its screen, as soon as the field can be filled in. */
export function useFirstField(form: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (!ready) return
    // People who are already typing, or who followed a link to a part of the page, stay there.
    if (document.activeElement?.matches(fields) || location.hash) return
    firstField(form.current)?.focus({ preventScroll: true })
  }, [form, ready])
}

/** Of a group of radio buttons, the selected one, as with the Tab key. */
function firstField(form: HTMLElement | null): HTMLElement | undefined {
  const first = form?.querySelector<HTMLInputElement>(fields) ?? undefined
  if (first?.type !== 'radio') return first
  const choices = [...(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  return choices.find(({ name, checked }) => name === first.name && checked) ?? first
}

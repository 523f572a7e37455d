import { useEffect, type RefObject } from 'react'

const fields =
  ':is(input:not([type=hidden]), textarea, select):not([disabled], [readonly], [type=search])'

/** A form that is the purpose of its screen begins in its first field, as soon as that can be filled. */
export function useFirstField(form: RefObject<HTMLElement | null>, ready = true): void {
  useEffect(() => {
    if (!ready) return
    // Whoever is already typing, or has followed a link to a place on the page, stays there.
    if (document.activeElement?.matches(fields) || location.hash) return
    form.current?.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
  }, [form, ready])
}

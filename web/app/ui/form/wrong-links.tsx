import { useLayoutEffect, useRef, useState } from 'react'
import { WrongFields, type WrongField } from './long-form/wrong-fields.tsx'
import { invalidField } from './reveal-problem.ts'

/**
 * Links to the invalid fields of the surrounding form. Fields and labels are read from the page itself, so every form
 * has these links, whatever its fields are.
 */
export function WrongLinks() {
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<readonly WrongField[]>([])
  // Runs after every render, because an edited field is no longer invalid. Equal results cause no further render.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => {
    const found = wrongFieldsOf(place.current?.closest('form'))
    setFields((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found))
  })
  return (
    <div ref={place}>
      <WrongFields fields={fields} />
    </div>
  )
}

function wrongFieldsOf(form: HTMLFormElement | null | undefined): WrongField[] {
  const controls = [...(form?.querySelectorAll<HTMLInputElement>(invalidField) ?? [])]
  return controls.flatMap((control) => {
    const id = control.id || control.name
    return id ? [{ id, label: labelOf(control) }] : []
  })
}

/** The label without the asterisk of required fields, which is not read aloud either. */
function labelOf(control: HTMLInputElement): string {
  const label = (control.labels?.[0] ?? control).cloneNode(true) as Element
  for (const hidden of label.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return control.getAttribute('aria-label') ?? (label.textContent?.trim() || control.name)
}

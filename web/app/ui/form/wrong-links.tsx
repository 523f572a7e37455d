import { useLayoutEffect, useRef, useState } from 'react'
import { WrongFields, type WrongField } from './long-form/wrong-fields.tsx'
import { invalidField } from './reveal-problem.ts'

/**
 * Links to what is marked as wrong in the form around them. They are read from the page, with the labels that are seen
 * there: so every form has them, whatever its fields are.
 */
export function WrongLinks() {
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<readonly WrongField[]>([])
  // After every change of the form: a field that is being corrected is no longer wrong. What is found twice changes nothing.
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

/** The label without the mark of a required field, which is not read aloud either. */
function labelOf(control: HTMLInputElement): string {
  const label = (control.labels?.[0] ?? control).cloneNode(true) as Element
  for (const hidden of label.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return control.getAttribute('aria-label') ?? (label.textContent?.trim() || control.name)
}

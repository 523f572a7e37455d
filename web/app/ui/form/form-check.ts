import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'
import { reveal } from '../feedback/reveal.ts'

export type Checked<Values> = { data: Values; fields: null } | { data: null; fields: FieldErrors }

/** Checks what a form holds with the contract's own schema; the first message for each field. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, fields: null }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { data: null, fields }
}

const maxFrames = 10
/** A button that chooses a value cannot be `aria-invalid`; it has `data-invalid` instead. */
const invalidField = '[aria-invalid="true"], [data-invalid="true"]'
const problemAlert = '[data-alert^="ERROR"], [data-alert="WARNING"]'

/**
 * Leads to what is wrong, as soon as it is shown and the form is no longer locked: to the first wrong
 * field, or to the message above the form where no field is to blame.
 */
export function revealProblem(
  form: HTMLElement | null,
  fields: FieldErrors,
  frames = maxFrames,
): void {
  if (!form) return
  requestAnimationFrame(() => {
    const wrong = Object.keys(fields).length > 0 && form.querySelector<HTMLElement>(invalidField)
    const message = form.querySelector<HTMLElement>(problemAlert)
    if (wrong && !form.inert) wrong.focus()
    else if (frames > 0 && (form.inert || Object.keys(fields).length > 0 || !message)) {
      revealProblem(form, fields, frames - 1)
    } else if (message) reveal(message)
    else if (form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' })
  })
}

import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'

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

/** Moves the focus to the first field that is marked wrong, as soon as it is marked and can have it. */
function focusFirstError(form: HTMLElement, frames = maxFrames): void {
  requestAnimationFrame(() => {
    const wrong = form.inert ? null : form.querySelector<HTMLElement>(invalidField)
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
    else showTop(form)
  })
}

function showTop(form: HTMLElement): void {
  if (form.getBoundingClientRect().top < 0) form.scrollIntoView({ block: 'start' })
}

/** Leads to what is wrong: the first such field, or the message above the form. */
export function revealProblem(form: HTMLElement | null, fields: FieldErrors): void {
  if (!form) return
  if (Object.keys(fields).length > 0) focusFirstError(form)
  else showTop(form)
}

import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'

type Checked<Schema extends z.ZodType> =
  | { data: z.output<Schema>; fields: null }
  | { data: null; fields: FieldErrors }

/** Checks what a form holds with the contract's own schema; the first words for each field. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): Checked<Schema> {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, fields: null }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { data: null, fields }
}

const patientFrames = 10

/** Moves the focus to the first field that is marked wrong, as soon as it is marked and can have it. */
export function focusFirstError(form: HTMLFormElement | null, frames = patientFrames): void {
  requestAnimationFrame(() => {
    const wrong = form?.inert ? null : form?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else if (frames > 0) focusFirstError(form, frames - 1)
  })
}

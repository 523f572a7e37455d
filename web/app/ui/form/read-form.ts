import type { FieldErrors } from '#contract/errors.ts'

/** The names of the fields that a form has; a dot in a name means a nested object. Other fields are never read. */
export interface FormShape {
  texts: readonly string[]
  /** Texts that are never sent back to the page. */
  secrets?: readonly string[]
  checks?: readonly string[]
  numbers?: readonly string[]
}

export type NestedValues = { [name: string]: unknown }

/** The server's reply to a form that was submitted without script. */
export interface RefusedForm {
  fields: FieldErrors
  message: string | null
  /** What was typed, without secrets; a ticked box is `on`. */
  values: Record<string, string>
}

function put(target: NestedValues, name: string, value: unknown): void {
  const [first, ...rest] = name.split('.') as [string, ...string[]]
  if (rest.length === 0) {
    target[first] = value
    return
  }
  const inner = (target[first] ??= {}) as NestedValues
  put(inner, rest.join('.'), value)
}

function text(form: FormData, name: string): string {
  const entry = form.get(name)
  return typeof entry === 'string' ? entry : ''
}

/** Input that is not a number stays text, so that the schema reports it with its own message. */
function number(form: FormData, name: string): unknown {
  const typed = text(form, name).trim()
  if (typed === '') return null
  return Number.isNaN(Number(typed)) ? typed : Number(typed)
}

/** The values of a form, in the shape that its call expects. */
export function readForm(form: FormData, shape: FormShape): NestedValues {
  const values: NestedValues = {}
  for (const name of [...shape.texts, ...(shape.secrets ?? [])]) put(values, name, text(form, name))
  for (const name of shape.checks ?? []) put(values, name, form.has(name))
  for (const name of shape.numbers ?? []) put(values, name, number(form, name))
  return values
}

/** The submitted values of a form, to be shown again with its errors. */
export function typedValues(form: FormData, shape: FormShape): Record<string, string> {
  const names = [...shape.texts, ...(shape.numbers ?? [])]
  return {
    ...Object.fromEntries(names.map((name) => [name, text(form, name)])),
    ...Object.fromEntries(
      (shape.checks ?? []).filter((name) => form.has(name)).map((name) => [name, 'on']),
    ),
  }
}

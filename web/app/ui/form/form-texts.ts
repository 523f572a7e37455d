/** The values of a form as text, by field name; a ticked box is `on`. */
export type FormTexts = Record<string, string>

export function textsOf(form: FormData): FormTexts {
  const found: FormTexts = {}
  for (const [name, value] of form) if (typeof value === 'string') found[name] = value
  return found
}

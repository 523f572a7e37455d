import type { FormShape } from '../../ui/form/read-form.ts'

/** The same parsing in the browser and, for a form submitted without script, on the server. */
export const contactShape: FormShape = {
  texts: ['name', 'email', 'phone', 'property', 'message', 'mailSourceId'],
  checks: ['consent'],
}

import type { FormShape } from '../../ui/form/read-form.ts'

/** The same reading in the browser and, for a form sent without script, on the server. */
export const contactShape: FormShape = {
  texts: ['name', 'email', 'phone', 'property', 'message', 'mailSourceId'],
  checks: ['consent'],
}

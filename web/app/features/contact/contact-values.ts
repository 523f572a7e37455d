/** What the contact form holds, as it is typed. */
export interface ContactValues {
  name: string
  email: string
  phone: string
  property: string
  message: string
  mailSourceId: string
  consent: boolean
}

/** The same reading in the browser and, for a form sent without script, on the server. */
export function readContactForm(form: FormData): ContactValues {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    property: text('property'),
    message: text('message'),
    mailSourceId: text('mailSourceId'),
    consent: form.has('consent'),
  }
}

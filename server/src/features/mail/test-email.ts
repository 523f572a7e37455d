import { defineComposedEmail } from '../../kit/composed-email.ts'

/** Sends what someone is editing to their own address. */
export const testEmail = defineComposedEmail<{ subject: string; html: string }>({
  usage: 'Test',
  subject: ({ subject }) => `Test: ${subject}`,
  html: ({ html }) => html,
  sample: { subject: 'Welcome to Jacaranda', html: '<p>Your account is ready.</p>' },
})

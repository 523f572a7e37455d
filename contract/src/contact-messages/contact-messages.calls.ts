import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { largestInteger } from '../values/integers.ts'
import { optionalPhone } from '../values/phone.schema.ts'
import { line, optionalLine, paragraph } from '../values/text.ts'
import { contactFormMessages as messages } from './contact-messages.messages.ts'

export const contactMessageForm = z.object({
  name: line(messages.nameRequired, 120),
  email: email(messages.emailInvalid),
  phone: optionalPhone(messages.phoneInvalid),
  property: optionalLine(200),
  message: paragraph(messages.messageRequired),
  mailSourceId: z.coerce
    .number({ error: messages.sourceRequired })
    .int(messages.sourceRequired)
    .positive(messages.sourceRequired)
    .max(largestInteger, messages.sourceRequired),
  consent: z.boolean().default(true),
})

/** The contact form of the footer and of the contact page. */
export const sendContactMessage = defineCall({
  name: 'contactMessages.send',
  method: 'POST',
  path: '/api/mail/0',
  who: 'everyone',
  summary: 'Send a message to the company; it is stored, then emailed',
  input: contactMessageForm,
  output: z.object({ message: z.string() }),
  limit: { max: 5, seconds: 3600 },
})

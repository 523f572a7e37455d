import { z } from 'zod'
import { defineCall } from '../call.ts'
import { email } from '../values/email.ts'
import { idInPath } from '../values/id.ts'
import { optionalPhone } from '../values/phone.schema.ts'
import { line, paragraph } from '../values/text.ts'
import { enquiriesMessages as messages, enquiriesTexts as texts } from './enquiries.messages.ts'
import { heardFromChoices } from './heard-from.ts'
import { optionalListingId } from './listing-id.ts'

/** Where the form was shown: each page has its own thank-you message. */
export const enquiryPages = ['detail', 'enquireNow'] as const

export const enquiryForm = z
  .object({
    name: line(messages.nameRequired, 120),
    email: email(messages.emailInvalid),
    phone: optionalPhone(messages.phoneInvalid),
    /** The property's id. */
    property: optionalListingId(texts.listingRequired),
    /** The week's id, when the enquiry is about a week. */
    week: optionalListingId(texts.listingRequired),
    message: paragraph(messages.messageRequired),
    heardFrom: z
      .enum(['', ...heardFromChoices], { error: texts.heardFromUnknown })
      .nullish()
      .transform((answer) => answer ?? ''),
    consent: z.boolean().default(true),
    /** The campaign whose page led to it. */
    campaignId: idInPath.nullish().catch(null),
    page: z.enum(enquiryPages).catch('detail').default('detail'),
  })
  .refine(({ property, week }) => (property === null) !== (week === null), {
    path: ['property'],
    error: texts.listingRequired,
  })

export type EnquiryForm = z.output<typeof enquiryForm>

export const sendEnquiry = defineCall({
  name: 'enquiries.send',
  method: 'POST',
  path: '/api/mail/1',
  who: 'everyone',
  summary: 'Send an enquiry about a property or a week; it is stored, then emailed',
  input: enquiryForm,
  output: z.object({ message: z.string() }),
  limit: { max: 5, seconds: 3600 },
})

import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, listingFacts, paragraph, quote, small } from '../mail/letter.ts'
import { listingPlaceholderNames, weekPlaceholderNames } from '../mail/placeholders.ts'

const enquiry = [
  ...listingPlaceholderNames,
  'User.FullName',
  'User.Email',
  'User.Cell',
  'User.Telephone',
  'User.Message',
  'User.Comment',
  'User.HeardFrom',
] as const

export const enquireNow = defineEmail({
  usage: 'EnquireNow',
  sent: 'To the company, the owner and the agent when someone sends an enquiry',
  wordedBy: 'company',
  recipients: [{ name: 'Front desk', email: 'hello@jacaranda.example' }],
  fills: enquiry,
  mayFill: weekPlaceholderNames,
  subject: 'New enquiry: [Property.Ref], [Property.Name]',
  body: letter(
    'New enquiry',
    paragraph('[User.FullName] would like to know more about <strong>[Property.Name]</strong>.'),
    quote('[User.Message]'),
    facts([
      ['Reference', '[Property.Ref]'],
      ['Price', '[Property.Price]'],
      ['Name', '[User.FullName]'],
      ['Email', '[User.Email]'],
      ['Phone', '[User.Cell]'],
      ['Heard about us', '[User.HeardFrom]'],
    ]),
    button('Open the listing', '[System.ListingLink]'),
    small('These details may be used only to reply to this enquiry.'),
  ),
})

export const enquireNowSender = defineEmail({
  usage: 'EnquireNow-Sender',
  sent: 'To the sender, as confirmation of their enquiry',
  wordedBy: 'system',
  fills: enquiry,
  mayFill: weekPlaceholderNames,
  subject: 'We received your enquiry about [Property.Ref]',
  body: letter(
    'Thank you for your enquiry',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We have passed on your enquiry about <strong>[Property.Name]</strong>. This is what you wrote:',
    ),
    quote('[User.Message]'),
    listingFacts,
    button('Open the listing', '[System.ListingLink]'),
    small(
      'Your details will be used only to reply to this enquiry. If you did not send it, ignore this email: someone may have mistyped their address.',
    ),
  ),
})

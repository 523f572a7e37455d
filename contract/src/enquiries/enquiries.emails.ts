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
  wordedBy: 'company',
  recipients: [{ name: 'Front desk', email: 'hello@jacaranda.example' }],
  fills: enquiry,
  mayFill: weekPlaceholderNames,
  subject: 'Enquiry about [Property.Ref], [Property.Name]',
  body: letter(
    'Somebody asks about a listing',
    paragraph('[User.FullName] would like to know more about <strong>[Property.Name]</strong>.'),
    quote('[User.Message]'),
    facts([
      ['Reference', '[Property.Ref]'],
      ['Price', '[Property.Price]'],
      ['Name', '[User.FullName]'],
      ['E-mail', '[User.Email]'],
      ['Phone', '[User.Cell]'],
      ['Heard about us', '[User.HeardFrom]'],
    ]),
    button('Open the listing', '[System.ListingLink]'),
    small('These details may be used to answer this enquiry only.'),
  ),
})

export const enquireNowSender = defineEmail({
  usage: 'EnquireNow-Sender',
  wordedBy: 'system',
  fills: enquiry,
  mayFill: weekPlaceholderNames,
  subject: 'We have your enquiry about [Property.Ref]',
  body: letter(
    'Your enquiry is on its way',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We have passed on your enquiry about <strong>[Property.Name]</strong>. This is what you wrote:',
    ),
    quote('[User.Message]'),
    listingFacts,
    button('Open the listing', '[System.ListingLink]'),
    small(
      'Your details are used to answer this enquiry only. If you did not write to us, somebody mistyped their address: do nothing.',
    ),
  ),
})

import { defineEmail } from '../mail/email.ts'
import { facts, letter, paragraph, quote, small } from '../mail/letter.ts'

const message = [
  'User.FullName',
  'User.Email',
  'User.Telephone',
  'User.Message',
  'User.HeardFrom',
  'Property.Name',
] as const

export const contactUs = defineEmail({
  usage: 'ContactUs',
  wordedBy: 'company',
  recipients: [{ name: 'Front desk', email: 'hello@jacaranda.example' }],
  fills: message,
  subject: 'Message from [User.FullName]',
  body: letter(
    'A message from the website',
    quote('[User.Message]'),
    facts([
      ['Name', '[User.FullName]'],
      ['E-mail', '[User.Email]'],
      ['Phone', '[User.Telephone]'],
      ['About', '[Property.Name]'],
      ['Heard about us', '[User.HeardFrom]'],
    ]),
    small('Answer within a working day. These details may be used for this answer only.'),
  ),
})

export const contactUsSender = defineEmail({
  usage: 'ContactUs-Sender',
  wordedBy: 'system',
  fills: message,
  subject: 'We have your message',
  body: letter(
    'Thank you for writing to us',
    paragraph('Good day [User.FullName],'),
    paragraph('We have your message and answer within a working day. This is what you wrote:'),
    quote('[User.Message]'),
    small(
      'You may simply answer this mail, or phone [Company.Phone]. If you did not write to us, somebody mistyped their address: do nothing.',
    ),
  ),
})

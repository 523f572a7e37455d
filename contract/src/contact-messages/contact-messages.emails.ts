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
  sent: 'To the company when someone submits the contact form',
  wordedBy: 'company',
  recipients: [{ name: 'Front desk', email: 'hello@jacaranda.example' }],
  fills: message,
  subject: 'New message from [User.FullName]',
  body: letter(
    'New message from the contact form',
    quote('[User.Message]'),
    facts([
      ['Name', '[User.FullName]'],
      ['Email', '[User.Email]'],
      ['Phone', '[User.Telephone]'],
      ['About', '[Property.Name]'],
      ['Heard about us', '[User.HeardFrom]'],
    ]),
    small(
      'Please reply within one working day. These details may be used only to reply to this message.',
    ),
  ),
})

export const contactUsSender = defineEmail({
  usage: 'ContactUs-Sender',
  sent: 'To the sender, as confirmation of their message',
  wordedBy: 'system',
  fills: message,
  subject: 'We received your message',
  body: letter(
    'Thank you for your message',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We have received your message and will reply within one working day. This is what you wrote:',
    ),
    quote('[User.Message]'),
    small(
      'To add something, reply to this email or phone us on [Company.Phone]. If you did not send this message, ignore this email: someone may have mistyped their address.',
    ),
  ),
})

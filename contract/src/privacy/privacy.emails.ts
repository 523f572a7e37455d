import { defineEmail } from '../mail/email.ts'
import { button, letter, paragraph, quote, small } from '../mail/letter.ts'

export const privacyRequestReceived = defineEmail({
  usage: 'PrivacyRequestReceived',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.PrivacyKind', 'System.PrivacyDueOn'],
  subject: 'We have your request about your data',
  body: letter(
    'We have your request',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You asked us <strong>[System.PrivacyKind]</strong>. You have our answer by <strong>[System.PrivacyDueOn]</strong> at the latest. It costs you nothing.',
    ),
    small(
      'The Protection of Personal Information Act gives you this right. If you did not ask for this, phone [Company.Phone] at once: somebody may be using your account.',
    ),
  ),
})

export const privacyRequestAnswered = defineEmail({
  usage: 'PrivacyRequestAnswered',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.PrivacyKind', 'System.PrivacyOutcome', 'System.PrivacyAnswer'],
  subject: 'Our answer about your data',
  body: letter(
    'Our answer to your request',
    paragraph('Good day [User.FullName],'),
    paragraph('You asked us <strong>[System.PrivacyKind]</strong>. [System.PrivacyOutcome]'),
    quote('[System.PrivacyAnswer]'),
    small(
      'If you disagree, answer this mail or phone [Company.Phone]. You may also complain to the Information Regulator of South Africa.',
    ),
  ),
})

export const privacyMailbox = defineEmail({
  usage: 'PrivacyMailbox',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.PrivacyLink'],
  subject: 'Your link to all of your data',
  body: letter(
    'Is this mailbox yours?',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You want to see everything we hold about you. Some of it is tied to this e-mail address alone, so we show it only to the person who reads this mail. The button works for one hour, while you are logged in.',
    ),
    button('See all of my data', '[System.PrivacyLink]'),
    small('If the button does nothing, copy this line into your browser:<br>[System.PrivacyLink]'),
    small('If you did not ask for this, do nothing. Nobody sees your data without this link.'),
  ),
})

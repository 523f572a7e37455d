import { defineEmail } from '../mail/email.ts'
import { button, letter, paragraph, quote, small } from '../mail/letter.ts'

export const privacyRequestReceived = defineEmail({
  usage: 'PrivacyRequestReceived',
  sent: 'To a person who makes a request about their data',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.PrivacyKind', 'System.PrivacyDueOn'],
  subject: 'We received your request about your personal data',
  body: letter(
    'We received your request',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You asked us <strong>[System.PrivacyKind]</strong>. We will reply by <strong>[System.PrivacyDueOn]</strong>, free of charge.',
    ),
    small(
      'The Protection of Personal Information Act gives you this right. If you did not make this request, phone us on [Company.Phone] right away: someone may be using your account.',
    ),
  ),
})

export const privacyRequestAnswered = defineEmail({
  usage: 'PrivacyRequestAnswered',
  sent: 'To a person, with our reply to their request',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.PrivacyKind', 'System.PrivacyOutcome', 'System.PrivacyAnswer'],
  subject: 'Our reply to your request about your personal data',
  body: letter(
    'Our reply to your request',
    paragraph('Good day [User.FullName],'),
    paragraph('You asked us <strong>[System.PrivacyKind]</strong>. [System.PrivacyOutcome]'),
    quote('[System.PrivacyAnswer]'),
    small(
      'If you disagree, reply to this email or phone us on [Company.Phone]. You may also complain to the Information Regulator of South Africa.',
    ),
  ),
})

export const privacyMailbox = defineEmail({
  usage: 'PrivacyMailbox',
  sent: 'To a person, with a link to all their data',
  wordedBy: 'system',
  fills: ['User.FullName', 'System.PrivacyLink'],
  subject: 'Your link to the data we hold about you',
  body: letter(
    'See the data we hold about you',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You asked to see all the data we hold about you. Some of it is linked only to this email address, so we show it only to the person who receives this email. The link works for one hour, while you are logged in.',
    ),
    button('See all my data', '[System.PrivacyLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.PrivacyLink]'),
    small(
      'If you did not ask for this, ignore this email. Nobody can see your data without this link.',
    ),
  ),
})

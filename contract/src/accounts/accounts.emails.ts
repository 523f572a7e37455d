import { defineEmail } from '../mail/email.ts'
import { button, letter, paragraph, small } from '../mail/letter.ts'

/** Filled in every email about an account. */
const account = ['User.FullName', 'System.Username', 'System.LoginLink'] as const

export const passwordReset = defineEmail({
  usage: 'PasswordReset',
  wordedBy: 'system',
  fills: [...account, 'System.ResetLink'],
  subject: 'Choose a new password',
  body: letter(
    'Choose a new password',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Somebody asked for a new password for <strong>[System.Username]</strong>. If it was you, use this button within one hour. It works once.',
    ),
    button('Choose a new password', '[System.ResetLink]'),
    small('If the button does nothing, copy this line into your browser:<br>[System.ResetLink]'),
    small('If it was not you, do nothing. Your password stays as it is.'),
  ),
})

export const accountCreated = defineEmail({
  usage: 'AccountCreated',
  wordedBy: 'system',
  fills: account,
  subject: 'Welcome to [Company.Name]',
  body: letter(
    'Welcome, [User.FullName]',
    paragraph(
      'Your account is ready. You log in with the name <strong>[System.Username]</strong> and the password you chose.',
    ),
    paragraph(
      'From here you can list a home, a business space or a timeshare week, make an offer, and follow both.',
    ),
    button('Log in', '[System.LoginLink]'),
    small(
      'We keep your details for your account and your listings only. You may see, correct or delete them at any time, free of charge.',
    ),
    small('Did you not open an account? Phone [Company.Phone] and we remove it.'),
  ),
})

export const passwordChanged = defineEmail({
  usage: 'PasswordChanged',
  wordedBy: 'system',
  fills: [...account, 'System.ChangedAt'],
  subject: 'Your password was changed',
  body: letter(
    'Your password was changed',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The password of <strong>[System.Username]</strong> was changed on [System.ChangedAt]. You have been logged out everywhere; log in again with the new one.',
    ),
    button('Log in', '[System.LoginLink]'),
    small(
      'If you did not do this, phone [Company.Phone] at once. We never ask for your password, in a mail or on the phone.',
    ),
  ),
})

export const emailChangeOld = defineEmail({
  usage: 'EmailChangeOld',
  wordedBy: 'system',
  fills: [...account, 'System.NewEmail', 'System.ConfirmLink'],
  subject: 'Is [System.NewEmail] your new address?',
  body: letter(
    'Your e-mail address is about to change',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The account <strong>[System.Username]</strong> is to use the address <strong>[System.NewEmail]</strong> from now on. If that is what you want, confirm it here within 24 hours.',
    ),
    button('Yes, use the new address', '[System.ConfirmLink]'),
    small('If the button does nothing, copy this line into your browser:<br>[System.ConfirmLink]'),
    small(
      'We wrote to the new address too; it counts once both are confirmed. If you did not ask for this, do not confirm it, choose a new password and phone [Company.Phone].',
    ),
  ),
})

export const emailChangeNew = defineEmail({
  usage: 'EmailChangeNew',
  wordedBy: 'system',
  fills: [...account, 'System.NewEmail', 'System.ConfirmLink'],
  subject: 'Confirm your new e-mail address',
  body: letter(
    'Confirm your new address',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You asked us to use this address for the account <strong>[System.Username]</strong>. Confirm within 24 hours that it is yours.',
    ),
    button('Yes, this is my address', '[System.ConfirmLink]'),
    small('If the button does nothing, copy this line into your browser:<br>[System.ConfirmLink]'),
    small(
      'We wrote to your old address too; the new one counts once both are confirmed. If you know nothing of this, do nothing: somebody mistyped their address.',
    ),
  ),
})

export const accountInvited = defineEmail({
  usage: 'AccountInvited',
  wordedBy: 'system',
  fills: [...account, 'System.ResetLink'],
  subject: 'Your account at [Company.Name]',
  body: letter(
    'An account is waiting for you',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We opened an account for you. Your username is <strong>[System.Username]</strong>. Choose your own password here within three days; the button works once.',
    ),
    button('Choose your password', '[System.ResetLink]'),
    small('If the button does nothing, copy this line into your browser:<br>[System.ResetLink]'),
    small(
      'Later than that? Use “Forgot Password” at [System.LoginLink]. If you do not expect this mail, phone [Company.Phone].',
    ),
  ),
})

import { defineEmail } from '../mail/email.ts'
import { button, letter, paragraph, small } from '../mail/letter.ts'

/** Filled in every email about an account. */
const account = ['User.FullName', 'System.Username', 'System.LoginLink'] as const

export const passwordReset = defineEmail({
  usage: 'PasswordReset',
  sent: 'To a person who forgot their password',
  wordedBy: 'system',
  fills: [...account, 'System.ResetLink'],
  subject: 'Reset your password',
  body: letter(
    'Reset your password',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We received a request to reset the password for <strong>[System.Username]</strong>. If it was you, choose a new password within one hour. The link works once.',
    ),
    button('Choose a new password', '[System.ResetLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ResetLink]'),
    small('If you did not ask for this, ignore this email. Your password will not change.'),
  ),
})

export const accountCreated = defineEmail({
  usage: 'AccountCreated',
  sent: 'To a person who registered',
  wordedBy: 'system',
  fills: account,
  subject: 'Welcome to [Company.Name]',
  body: letter(
    'Welcome, [User.FullName]',
    paragraph(
      'Your account is ready. Log in with the username <strong>[System.Username]</strong> and the password you chose.',
    ),
    paragraph(
      'You can now list a home, a business property or a timeshare week, make offers, and keep track of both.',
    ),
    button('Log in', '[System.LoginLink]'),
    small(
      'We use your details only for your account and your listings. You can view, correct or delete them at any time, free of charge.',
    ),
    small('If you did not open this account, phone us on [Company.Phone] and we will remove it.'),
  ),
})

export const passwordChanged = defineEmail({
  usage: 'PasswordChanged',
  sent: 'To a person whose password was changed',
  wordedBy: 'system',
  fills: [...account, 'System.ChangedAt'],
  subject: 'Your password was changed',
  body: letter(
    'Your password was changed',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The password for <strong>[System.Username]</strong> was changed on [System.ChangedAt]. For your safety we logged you out on all devices. Log in again with your new password.',
    ),
    button('Log in', '[System.LoginLink]'),
    small(
      'If you did not do this, phone us on [Company.Phone] right away. We never ask for your password by email or phone.',
    ),
  ),
})

export const emailConfirmation = defineEmail({
  usage: 'EmailConfirmation',
  sent: 'To a person who registered, to confirm their email address',
  wordedBy: 'system',
  fills: [...account, 'System.ConfirmLink'],
  subject: 'Confirm your email address',
  body: letter(
    'Confirm your email address',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You opened the account <strong>[System.Username]</strong> with this email address. Please confirm within seven days that it is yours. Your listings and offers are on hold until then.',
    ),
    button('Confirm my email address', '[System.ConfirmLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ConfirmLink]'),
    small('If you did not open this account, ignore this email. We will not write to you again.'),
  ),
})

export const securityNotice = defineEmail({
  usage: 'SecurityNotice',
  sent: 'To a person whose login, banking details or account changed',
  wordedBy: 'system',
  fills: [...account, 'System.ChangedAt', 'System.SecurityChange', 'System.ChangedBy'],
  subject: 'Security notice: [System.SecurityChange]',
  body: letter(
    '[System.SecurityChange]',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'This is a notice about the account <strong>[System.Username]</strong>: <strong>[System.SecurityChange]</strong>, on [System.ChangedAt], from [System.ChangedBy].',
    ),
    paragraph('If this was you, you do not have to do anything.'),
    small(
      'If it was not you, change your password right away and phone us on [Company.Phone]. We never ask for your password by email or phone.',
    ),
  ),
})

export const emailChangeOld = defineEmail({
  usage: 'EmailChangeOld',
  sent: 'To the old address when an email address is changed',
  wordedBy: 'system',
  fills: [...account, 'System.NewEmail', 'System.ConfirmLink'],
  subject: 'Confirm the change of your email address',
  body: letter(
    'Confirm the change of your email address',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You asked us to change the email address of the account <strong>[System.Username]</strong> to <strong>[System.NewEmail]</strong>. Please confirm the change within 24 hours.',
    ),
    button('Confirm the change', '[System.ConfirmLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ConfirmLink]'),
    small(
      'We also sent an email to the new address. The change takes effect once both addresses are confirmed. If you did not ask for this, do not confirm it: change your password and phone us on [Company.Phone].',
    ),
  ),
})

export const emailChangeNew = defineEmail({
  usage: 'EmailChangeNew',
  sent: 'To the new address when an email address is changed',
  wordedBy: 'system',
  fills: [...account, 'System.NewEmail', 'System.ConfirmLink'],
  subject: 'Confirm your new email address',
  body: letter(
    'Confirm your new email address',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'You asked us to use this email address for the account <strong>[System.Username]</strong>. Please confirm within 24 hours that it is yours.',
    ),
    button('Confirm my email address', '[System.ConfirmLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ConfirmLink]'),
    small(
      'We also sent an email to your old address. The change takes effect once both addresses are confirmed. If you did not ask for this, ignore this email: someone may have mistyped their address.',
    ),
  ),
})

export const accountInvited = defineEmail({
  usage: 'AccountInvited',
  sent: 'To a person for whom we opened an account',
  wordedBy: 'system',
  fills: [...account, 'System.ResetLink'],
  subject: 'Your account at [Company.Name]',
  body: letter(
    'Your account is ready',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'We have opened an account for you. Your username is <strong>[System.Username]</strong>. Please choose your password within three days. The link works once.',
    ),
    button('Choose your password', '[System.ResetLink]'),
    small('If the button does not work, copy this link into your browser:<br>[System.ResetLink]'),
    small(
      'If the link has expired, use “Forgot Password” at [System.LoginLink]. If you were not expecting this email, phone us on [Company.Phone].',
    ),
  ),
})

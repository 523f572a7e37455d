/** What is recorded about the security of an account, with its name on screens and in Excel. */
export const securityEventNames = {
  loginSucceeded: 'Logged in',
  loginFailed: 'Wrong username or password',
  codeFailed: 'Wrong two-factor code',
  loginBlocked: 'Too many login attempts',
  passwordResetAsked: 'Password reset link requested',
  passwordChanged: 'Password changed',
  usernameChanged: 'Username changed',
  roleChanged: 'Role changed',
  emailChangeAsked: 'Change of email address requested',
  emailChanged: 'Email address changed',
  emailConfirmed: 'Email address confirmed',
  bankingChanged: 'Banking details changed',
  twoFactorOn: 'Two-factor login turned on',
  twoFactorOff: 'Two-factor login turned off',
  recoveryCodesRenewed: 'New recovery codes created',
  sessionEnded: 'Logged out a device',
  otherSessionsEnded: 'Logged out all other devices',
  dataExported: 'Data exported',
  deletionAsked: 'Deletion of the account requested',
  accountClosed: 'Account closed',
  accountReopened: 'Account reopened',
  viewAsStarted: 'A Super Admin viewed the site as this user',
  viewAsEnded: 'A Super Admin stopped viewing the site as this user',
} as const

export type SecurityEventKind = keyof typeof securityEventNames

export const securityEventKinds = Object.keys(securityEventNames) as [
  SecurityEventKind,
  ...SecurityEventKind[],
]

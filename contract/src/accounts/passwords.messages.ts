export const passwordsMessages = {
  emailRequired: 'A valid email is required.',
  emailNotFound: 'Email address not found!',
  resetSent: 'An email has been sent with instructions to reset your password.',
  linkUsed: 'This link has been used previously to update your password, please request a new one',
  linkOld: 'This link is old. Please request a new link to update your password.',
  /** On the reset screen; the screen of a logged-in user has a full stop. */
  resetPasswordsDiffer: 'Passwords do not match',
  passwordsDiffer: 'The passwords do not match.',
  reset: 'Password Updated, you can now Log in',
  updated: 'Password Updated! You will be redirected shortly.',
} as const

/** Our own texts for what the specification leaves open. */
export const passwordRuleTexts = {
  tooShort: 'Use at least 10 characters. A few random words are easy to remember.',
  tooLong: 'Use at most 200 characters.',
  tooCommon: 'This password is too easy to guess. Choose another one.',
  holdsUsername: 'Your password must not contain your username.',
  holdsSiteName: 'Your password must not contain the name of this site.',
  unchanged: 'Choose a password that is different from your current one.',
  currentRequired: 'Please enter your current password.',
  currentWrong: 'This is not your current password.',
  changeFirst: 'Please choose a new password first.',
  otherAccount: 'This email address belongs to another account.',
} as const

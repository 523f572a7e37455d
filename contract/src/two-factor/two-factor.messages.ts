export const twoFactorTexts = {
  codeRequired: 'Enter the code from your authenticator app.',
  codeWrong:
    'This code is incorrect or has already been used. Wait for the next code and try again.',
  recoveryCodeWrong: 'This recovery code is incorrect or has already been used. Try another one.',
  passwordRequired: 'Password is required!',
  passwordWrong: 'The password is incorrect.',
  challengeOver: 'This took too long. Log in again with your password.',
  setUpFirst: 'Your role requires two-factor login. Set it up to continue.',
  mustStayOn: 'Your role requires two-factor login, so you cannot turn it off.',
  alreadyOn: 'Two-factor login is already on.',
  notOn: 'Two-factor login is not turned on.',
  notBegun: 'There is nothing to confirm. Start the set-up again.',
  ownReset: 'To turn off your own two-factor login, use your account settings.',
  off: 'Two-factor login is turned off.',
} as const

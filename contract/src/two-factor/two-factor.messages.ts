export const twoFactorMessages = {
  codeRequired: 'Type the code from your authenticator app.',
  codeWrong: 'This code is not right, or it was used before. Wait for the next one and try again.',
  passwordRequired: 'Password is required!',
  passwordWrong: 'The password is not right.',
  challengeOver: 'This took too long. Log in again with your password.',
  setUpFirst: 'Your role needs two-factor sign-in. Set it up first.',
  mustStayOn: 'Your role needs two-factor sign-in, so it cannot be switched off.',
  alreadyOn: 'Two-factor sign-in is on already.',
  notOn: 'Two-factor sign-in is not switched on.',
  notBegun: 'Start the set-up again: there is nothing to confirm.',
  ownReset: 'Use your own settings to switch your own two-factor sign-in off.',
  off: 'Two-factor sign-in is switched off.',
} as const

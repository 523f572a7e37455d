export const sessionsTexts = {
  ended: 'The device is logged out.',
  othersEnded: 'All your other devices are logged out.',
} as const

export const alertsTexts = {
  linkInvalid: 'This link is not valid. Open the link in your latest email from us.',
  stopped: 'Alerts stopped',
  allStopped: 'All alerts stopped',
  saved: 'Your choices are saved.',
  hourExpected: 'Choose an hour from 0 to 23.',
} as const

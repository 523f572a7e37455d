export const leadsTexts = {
  stateUnknown: 'Please choose a status: new, replied or closed.',
  offerState: 'The status changes when you accept, decline or counter the offer.',
  saved: 'Saved.',
} as const

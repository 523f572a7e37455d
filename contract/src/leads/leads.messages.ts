export const leadsTexts = {
  stateUnknown: 'A lead is new, answered or closed.',
  offerState:
    'The state of an offer follows from your answer to it: accept, decline or counter it.',
  saved: 'Saved.',
} as const

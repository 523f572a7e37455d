export const approvalsTexts = {
  alreadyWaiting: 'Someone has just decided on this item.',
  tooLate: 'This decision has already taken effect. Change the listing itself to reverse it.',
  deciderGone: 'Your account may no longer decide on listings.',
  waiverNeeded:
    'The listing fee has not been paid: the week can be verified, but not published yet.',
} as const

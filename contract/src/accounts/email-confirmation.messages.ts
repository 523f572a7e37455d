export const emailConfirmationTexts = {
  confirmed: 'Thank you. Your email address is confirmed.',
  confirmedByHand: 'The email address is confirmed.',
  alreadyConfirmed: 'This email address is already confirmed.',
  sent: 'We have sent you a new link. It is valid for seven days.',
  linkUnknown: 'This link has expired or belongs to another address. Log in to get a new link.',
  waiting:
    'Your email address is not confirmed yet. Until you open the link we emailed you, your listings and offers are on hold and we send you no other email.',
} as const

export const privacyTexts = {
  kindRequired: 'Please choose what you would like us to do.',
  detailsRequired: 'Please tell us what to correct, or what you object to.',
  alreadyOpen:
    'You have already asked for this. We will reply within 30 days of your first request.',
  received: 'Thank you. We will reply within 30 days, free of charge.',
  notGiven: 'You did not give this consent, or you have already withdrawn it.',
  withdrawn: 'Your consent has been withdrawn.',
  optedIn: 'You will receive our news and offers by email. You can unsubscribe at any time.',
  optedOut: 'You will no longer receive news and offers from us.',
  proofSent: 'We have sent a link to your email address. It is valid for one hour.',
  proofWrong: 'This link belongs to another account or has expired. Request a new one.',
  answerRequired: 'Please write a reply.',
  reasonRequired: 'Please give a reason for refusing.',
  answered: 'Your reply has been sent.',
  notOpen: 'This request is already closed.',
  notDeletion: 'This request does not ask for deletion.',
  noAccount: 'This request is not linked to an account.',
  offerInFlight:
    'This person has an accepted offer that is not yet completed. Complete or reverse it first; the law requires us to keep its records until then.',
  paymentInFlight:
    'This person has a payment that is still pending or due for a refund. Settle or cancel it first.',
  deleted:
    'The account has been anonymised. Records of payments and accepted offers are kept, as the law requires.',
} as const

/** The names of what a person may request, as used in emails and on screens. */
export const privacyKindNames = {
  access: 'to see your data',
  correction: 'to have your data corrected',
  deletion: 'to have your data deleted',
  objection: 'to object to the use of your data',
} as const

export const consentPurposeNames = {
  contact: 'Replying to a message you sent us',
  enquiry: 'Replying to an enquiry about a listing',
  offer: 'Passing an offer on to the owner',
  listing: 'Managing your listing',
  marketing: 'News and offers by email',
  alerts: 'Emails about your saved searches',
} as const

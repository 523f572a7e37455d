export const privacyTexts = {
  kindRequired: 'Please choose what you ask for.',
  detailsRequired: 'Please say what must be corrected, or what you object to.',
  alreadyOpen: 'You have asked for this already. We answer within 30 days of your first request.',
  received: 'Thank you. We answer within 30 days, free of charge.',
  notGiven: 'You did not give this consent, or you have withdrawn it already.',
  withdrawn: 'Your consent is withdrawn from now on.',
  optedIn: 'You will get our news and offers by e-mail. You may stop them at any time.',
  optedOut: 'You will get no more news and offers from us.',
  proofSent: 'We have sent a link to your e-mail address. It works for one hour.',
  proofWrong: 'This link is not yours or is older than an hour. Ask for a new one.',
  answerRequired: 'Please write an answer to the person.',
  reasonRequired: 'Please give the reason for refusing.',
  answered: 'The answer is on its way to the person.',
  notOpen: 'This request is closed already.',
  notDeletion: 'This request does not ask for deletion.',
  noAccount: 'There is no account behind this request.',
  offerInFlight:
    'An accepted offer of this person is not completed yet. Finish or reverse it first; the law wants its records kept until then.',
  paymentInFlight:
    'A payment of this person is still pending or must be refunded. Settle or cancel it first.',
  deleted: 'The account is anonymised. Payments and accepted offers are kept, as the law asks.',
} as const

/** The names of what a person may ask for, as mails and screens say them. */
export const privacyKindNames = {
  access: 'to see your data',
  correction: 'to have your data corrected',
  deletion: 'to have your data deleted',
  objection: 'to object to the use of your data',
} as const

export const consentPurposeNames = {
  contact: 'Answering a message to us',
  enquiry: 'Answering an enquiry about a listing',
  offer: 'Passing an offer on to the owner',
  listing: 'Handling a listing of yours',
  marketing: 'News and offers by e-mail',
} as const

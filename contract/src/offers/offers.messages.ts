/** Wording and spelling are the specification's, to the letter. */
export const offersMessages = {
  submitted: 'Offer was submitted.',
  accepted: 'Offer Accepted.',
  declined: 'Offer Declined.',
  /** Shown to a visitor who would like to make an offer. */
  loginFirst: 'Please Login to add a property',
} as const

/** Our own texts for what the specification leaves open. */
export const offersTexts = {
  withdrawn: 'Offer Withdrawn.',
  countered: 'Counter-offer was sent.',
  reopened: 'The offer is open again.',
  amountRequired: 'Please enter an amount above zero.',
  amountTooLarge: 'An offer is at most R 1 000 000 000.',
  listingRequired: 'Please say which listing this offer is for.',
  reasonRequired: 'Please give a reason.',
  ownListing: 'You cannot make an offer on a listing of your own.',
  closed: 'This listing takes no offers at the moment.',
  alreadyOpen: 'You have an open offer on this listing. Change that one instead.',
  notOpen: 'This offer has been answered or withdrawn already.',
  notAccepted: 'This offer has not been accepted.',
  noCounter: 'There is no counter-offer to accept.',
  otherAccepted: 'Another offer on this listing has been accepted already.',
  amountChanged: 'This offer was changed after you opened it. Look at the new amount first.',
  cannotReopen: 'This listing has gone too far to be reopened here.',
  consent:
    'Once the offer is accepted, the other side may have my name, e-mail address and phone number.',
  /** Accepting is an intention, not a sale. */
  intention:
    'Accepting records that both sides want to go on. It is not a sale: nothing is sold until the papers are signed by hand, and no money is due before then.',
} as const

/** Stored with each consent, so that the text a person agreed to can always be shown. */
export const offerConsentVersion = 1

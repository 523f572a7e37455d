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
  countered: 'Counter-offer sent.',
  reopened: 'The offer is open again.',
  amountRequired: 'Please enter an amount above zero.',
  amountTooLarge: 'An offer cannot be more than R 1 000 000 000.',
  listingRequired: 'Please say which listing this offer is for.',
  reasonRequired: 'Please give a reason.',
  ownListing: 'You cannot make an offer on your own listing.',
  closed: 'This listing is not open for offers at the moment.',
  tenderClosed: 'The tender for this week has closed. Contact us if you have a question about it.',
  alreadyOpen: 'You already have an open offer on this listing. Change that offer instead.',
  notOpen: 'This offer has already been accepted, declined or withdrawn.',
  notAccepted: 'This offer has not been accepted.',
  noCounter: 'There is no counter-offer to accept.',
  otherAccepted: 'Another offer on this listing has already been accepted.',
  amountChanged: 'This offer was changed after you opened it. Check the new amount first.',
  cannotReopen: 'This listing can no longer be reopened here. Contact us for help.',
  consent:
    'Once the offer is accepted, you may give the other party my name, email address and phone number.',
  /** Accepting is an intention, not a sale. */
  intention:
    'An accepted offer records that both parties want to proceed. It is not a sale or a lease: nothing is binding until both parties have signed the agreement on paper, and no money is due before then.',
} as const

/** Stored with each consent, so that the text a person agreed to can always be shown. */
export const offerConsentVersion = 2

/** What notifications report; the text after it names the listing. */
export const noticeTexts = {
  enquiry: 'New enquiry.',
  offers: {
    made: 'New offer.',
    changed: 'Offer changed.',
    countered: 'Counter-offer.',
    accepted: 'Offer accepted.',
    declined: 'Offer declined.',
    withdrawn: 'Offer withdrawn.',
    reopened: 'Offer reopened.',
  },
  paymentReceived: 'Payment received.',
  paymentDeclined: 'Payment declined.',
  nothingTaken: (listing: string) => `${listing}. No money was taken.`,
  listingVerified: 'Listing verified.',
  listingPublished: 'Listing published.',
  listingHidden: 'Listing hidden.',
  listingRefused: 'Changes needed.',
  changeRefused: 'Your change was not approved.',
  listingExpiring: (day: string) => `Listing ends on ${day}.`,
  accountChanged: (change: string) => `${change}.`,
  notYou: 'If this was not you, change your password now.',
} as const

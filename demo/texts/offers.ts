/** Comments that fit any listing, and those that fit only a property or a week. */
export const bidComments = {
  any: [
    'Cash buyer, no bond needed. We can sign this week.',
    'This is for my parents, who are retiring next year.',
    'I have looked at five others, and this is the one I want.',
    'We are happy to meet you halfway.',
    'Please let us know if you would consider this amount.',
    '',
  ],
  property: [
    'We viewed it on Saturday and would like to move in before the school term starts.',
    'Our bond has been approved in principle by two banks.',
    'The offer is subject to the sale of our flat in Randburg, which is already with the attorneys.',
    'There is some work to be done, so our offer is a little lower. We are happy to talk.',
    'Could we take occupation on the first of the month?',
  ],
  week: [
    'We have holidayed there for eleven years and would love a week of our own.',
    'Has the levy for next year been paid?',
    'We can pay within ten days of receiving the transfer documents.',
    'The offer excludes the transfer fee, which we will pay.',
    'We already own another week at the resort.',
  ],
} as const

export const tenderComments = [
  'Our tender for this week, valid until the end of the month.',
  'Our best offer, as requested.',
  'Tender on behalf of a family syndicate of four.',
]

export const raisedComment = 'We can go up to this amount.'

export const counterComments = {
  any: [
    'Thank you. If you can meet this price, it is yours.',
    'This is as far as I can come down.',
    'We have discussed it, and this is our lowest price.',
  ],
  property: ['I can come down to this, with the curtains and light fittings included.'],
  week: ['The resort is in demand at that time of year, hence this price.'],
} as const

/** By who accepts: the owner an offer, or the bidder a counter-offer. */
export const acceptComments = {
  owner: [
    'Thank you, we accept your offer.',
    'Accepted, with thanks.',
    'Agreed at this amount.',
    '',
  ],
  bidder: [
    'Thank you, we accept your counter-offer.',
    'Agreed. Please send us the documents.',
    'That works for us.',
    '',
  ],
} as const

export const declineReasons = {
  any: [
    'This is too far below our asking price, and we are in no hurry.',
    'We are hoping to get closer to the asking price.',
  ],
  property: [
    'We cannot wait for the sale of your own home.',
    'The amount is fine, but the occupation date does not suit us.',
  ],
  week: ['The offer is below what weeks like this one sell for at the resort.'],
} as const

export const withdrawComments = {
  any: [
    'We have found something else. Thank you for your time.',
    'Our circumstances have changed.',
  ],
  property: ['The bank did not approve our bond. We wish you luck with the sale.'],
  week: ['We have bought a week at another resort.'],
} as const

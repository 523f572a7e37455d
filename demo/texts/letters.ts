/** Questions that fit any property, and those that fit only some. */
export const propertyQuestions = {
  any: [
    'Good day, is {ref} still available? We could come on Saturday morning.',
    'We drove past {ref} yesterday and liked what we saw. Could we look inside?',
    'Could you send me more photos of {ref}?',
    'Please phone me after four. I teach until then.',
    'Is there backup power during load-shedding, and how long does it last?',
    'What is the parking like for visitors?',
  ],
  home: [
    'We have two dogs, both well behaved. Are pets allowed at {ref}?',
    'I work from home. Which fibre provider is in the street?',
    'Is the geyser solar or electric?',
    'Which schools are closest to {ref}?',
    'Is it noisy in the afternoons, with the traffic?',
    'How safe is the area at night?',
  ],
  business: [
    'How many parking bays come with {ref}, and what do extra ones cost?',
    'Could a 12-metre truck make deliveries?',
    'Is the zoning suitable for a small clinic?',
    'What do the operating costs come to in total?',
  ],
  sale: [
    'What do the rates and levies come to in total?',
    'Are the building plans available? We would want to extend.',
    'My bond is approved for this amount. When can I view {ref}?',
    'May I bring my builder along when we view {ref}?',
    'How long has {ref} been on the market?',
  ],
  rent: [
    'Would the owner consider a six-month lease?',
    'How much is the deposit, and when can we move in?',
    'Is the rent negotiable if we sign for two years?',
    'Are water and electricity included in the rent?',
  ],
} as const

export const weekQuestions = [
  'Is {ref} a fixed week, or can I change the dates from year to year?',
  'Has next year’s levy been paid on {ref}?',
  'Which floor is the unit on, and what is the view like?',
  'Can this week be banked with RCI?',
  'How much is the transfer fee, and who pays it?',
  'We would like to use the week this coming season. How long does the transfer take?',
  'Is the resort planning a special levy?',
  'Is bedding provided, and does the unit have a braai?',
  'Is the week before this one also for sale?',
  'Is the unit accessible by wheelchair?',
]

export const contactTexts = [
  'I have inherited a timeshare week in the Berg and do not know where to start.',
  'Do you also manage bodies corporate in Centurion? We are 24 units.',
  'How much does it cost to list a shop to let?',
  'Your bond calculator shows a different amount from my bank’s. Which one is right?',
  'I have not received the email with the link to reset my password.',
  'We are looking for a house with a flatlet in Pretoria East, up to R 2.5 million.',
  'Do you handle rentals as well as sales? My tenant is moving out at the end of the month.',
  'I paid the listing fee by EFT on Friday. Has it reached you?',
  'Can I list a week on behalf of my mother? She does not have an email address.',
  'Is the buyer’s money really held in trust until the transfer?',
  'Could someone come and value our house?',
  'How long does a listing stay on the site?',
  'Please remove my phone number from the old listing. The house was sold in March.',
  'Which exchange companies can I use with a week I buy through you?',
]

export const replyNotes = [
  'Phoned back and answered the question.',
  'Sent the documents they asked for.',
  'Left a message asking them to call the office.',
  'Replied by email with a list of all the costs.',
  'Passed on to the agent.',
]

export const closingNotes = [
  'Found something else.',
  'No longer interested.',
  'No reply after two calls.',
  'Question answered; no further action.',
]

export const privacyDetails = {
  access: 'Please send me all the information you hold about me.',
  correction: 'I have changed my surname. Please update it on my listings as well.',
  deletion: 'I sold my week last year. Please delete my details.',
  objection: 'I no longer want to receive news by email.',
} as const

export const privacyReplies = {
  access: 'We have emailed a full export of your data to your registered address.',
  correction: 'We have updated your profile and your listings.',
  deletion:
    'We have deleted your details, except for payment records, which the law requires us to keep for five years.',
  objection: 'We have removed you from our mailing list, and you will not be added again.',
} as const

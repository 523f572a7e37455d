export const propertyQuestions = [
  'Good day, is {ref} still available? We could come on Saturday morning.',
  'Please tell me what the rates and the levy come to together.',
  'We have two dogs, both well behaved. Would that be a problem at {ref}?',
  'Is the borehole registered, and how strong is it?',
  'I work from home. Which fibre supplier is in the street?',
  'Would the owner take a lease of six months?',
  'Is there a view of the plans? We would want to add a room.',
  'My bond is approved for this amount. When can I see {ref}?',
  'How long does the inverter last when the power is off for four hours?',
  'Can I bring my builder along when we look at {ref}?',
  'What deposit do you ask, and when may we move in?',
  'We drove past {ref} yesterday and like what we saw from the street. May we look inside?',
  'Is the rent negotiable for a two-year lease?',
  'Does the geyser run on solar or on municipal power?',
  'Is a truck of 12 metres able to turn in the yard?',
  'How many parking bays come with the space, and what do extra ones cost?',
  'Is the flatlet let at the moment, and for how much?',
  'Please phone me after four; I am in the classroom until then.',
  'Do the owners consider a swop with a smaller place in the same suburb?',
  'Is the school across the road noisy in the afternoons?',
]

export const weekQuestions = [
  'Is {ref} fixed, or may I move the dates from year to year?',
  'Is next year’s levy already paid on {ref}?',
  'Which floor is the unit on, and does it look at the sea?',
  'Can this week be banked with RCI?',
  'What does the transfer cost, and who pays it?',
  'We would like to use the week in the coming season. How long does the transfer take?',
  'Is there a special levy planned at the resort?',
  'Do the linen and the braai come with the unit?',
  'May we have the week before as well, if it is for sale?',
  'Is a wheelchair possible in this unit?',
]

export const contactTexts = [
  'I inherited a week at a resort in the Berg and do not know where to start.',
  'Do you also look after body corporates in Centurion? We are 24 units.',
  'Please tell me what it costs to list a shop to let.',
  'Your bond calculator shows another amount than the bank. Which one is right?',
  'I cannot find the mail with the link for my password.',
  'We are looking for a house with a flatlet in the east of Pretoria, up to two and a half million.',
  'Do you help with rentals as well as sales? My tenant leaves at the end of the month.',
  'I paid the listing fee by EFT on Friday. Can you see it?',
  'May I list a week for my mother, who has no e-mail?',
  'Is the money of a buyer really kept in trust until the transfer?',
  'We would like someone to come and tell us what our house is worth.',
  'How long does an advert stay on the site?',
  'Could you take my phone number off the old advert, please? The house was sold in March.',
  'Which exchange companies can I use with a week that I buy from you?',
]

export const answerNotes = [
  'Phoned back, viewing on Saturday at ten.',
  'Sent the levy statement and the plans.',
  'Left a message, asked to call the office.',
  'Answered by e-mail with the full list of costs.',
  'Passed on to the agent.',
]

export const closingNotes = [
  'Found something else.',
  'Viewed, made an offer.',
  'No reply after two calls.',
  'Question answered, nothing further.',
]

export const privacyDetails = {
  access: 'Please send me everything that you keep about me.',
  correction: 'My surname changed when I married; please correct it on my listings as well.',
  deletion: 'I sold my week last year. Please delete my details.',
  objection: 'I do not want any news by e-mail any more.',
} as const

export const privacyAnswers = {
  access: 'Sent the full export as a file to the address on record.',
  correction: 'Corrected on the profile and on both listings.',
  deletion: 'Deleted, except for the payment records that the law makes us keep for five years.',
  objection: 'Taken off the list and blocked for the future.',
} as const

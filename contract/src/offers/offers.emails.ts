import { defineEmail } from '../mail/email.ts'
import { button, letter, listingFacts, paragraph, quote, small, weekFacts } from '../mail/letter.ts'
import { listingPlaceholderNames, weekPlaceholderNames } from '../mail/placeholders.ts'

const offer = [
  ...listingPlaceholderNames,
  'Resort.OfferMade',
  'User.FullName',
  'User.Comment',
  'User.Message',
] as const

export const weekOfferMadeUser = defineEmail({
  usage: 'WeekOfferMade-User',
  wordedBy: 'company',
  recipients: [{ name: 'Offers desk', email: 'hello@jacaranda.example' }],
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'We have your offer on [Resort.Name], week [Resort.Week]',
  body: letter(
    'Your offer is with the owner',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Thank you. You offered <strong>[Resort.OfferMade]</strong> for this week, and we have passed it on to the owner.',
    ),
    weekFacts,
    paragraph(
      'You may change your offer until the owner answers. We let you know as soon as that happens.',
    ),
    button('See your offers', '[System.OffersLink]'),
    small(
      'An offer, and its acceptance, records that both sides want to go on. Nothing is sold until the papers are signed, and no money is due before then.',
    ),
  ),
})

export const weekOfferMadeOwner = defineEmail({
  usage: 'WeekOfferMade-Owner',
  wordedBy: 'company',
  recipients: [{ name: 'Offers desk', email: 'hello@jacaranda.example' }],
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'An offer of [Resort.OfferMade] for your week at [Resort.Name]',
  body: letter(
    'Somebody would like your week',
    paragraph('Good day [Resort.Owner],'),
    paragraph(
      '[User.FullName] offers <strong>[Resort.OfferMade]</strong> for your week. You are asking [Resort.AskingPrice].',
    ),
    quote('[User.Comment]'),
    weekFacts,
    paragraph('Accept or decline when you are ready. If you decline, say why in a line or two.'),
    button('Answer the offer', '[System.OffersLink]'),
    small(
      'Accepting shows the week as Offer Pending. It is not yet a sale: that is signed on paper, and the buyer’s money waits in a trust account until the transfer is done.',
    ),
  ),
})

export const propertyOfferMadeUser = defineEmail({
  usage: 'PropertyOfferMade-User',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'We have your offer on [Property.Ref], [Property.Name]',
  body: letter(
    'Your offer is with the owner',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Thank you. You offered <strong>[Resort.OfferMade]</strong> for this property, and we have passed it on to the owner.',
    ),
    listingFacts,
    paragraph(
      'You may change your offer until the owner answers. We let you know as soon as that happens.',
    ),
    button('See your offers', '[System.OffersLink]'),
    small(
      'An offer, and its acceptance, records that both sides want to go on. Nothing is sold until the papers are signed, and no money is due before then.',
    ),
  ),
})

export const propertyOfferMadeOwner = defineEmail({
  usage: 'PropertyOfferMade-Owner',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'An offer of [Resort.OfferMade] for [Property.Ref], [Property.Name]',
  body: letter(
    'Somebody would like your property',
    paragraph('Good day [Resort.Owner],'),
    paragraph('[User.FullName] offers <strong>[Resort.OfferMade]</strong> for this property.'),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('Accept or decline when you are ready. If you decline, say why in a line or two.'),
    button('Answer the offer', '[System.OffersLink]'),
    small(
      'Accepting shows the property as Offer Pending. It is not yet a sale: that is signed on paper.',
    ),
  ),
})

export const offerChanged = defineEmail({
  usage: 'OfferChanged',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'The offer on [Property.Ref] is now [Resort.OfferMade]',
  body: letter(
    'An offer was changed',
    paragraph('[User.FullName] now offers <strong>[Resort.OfferMade]</strong>.'),
    quote('[User.Comment]'),
    listingFacts,
    button('Answer the offer', '[System.OffersLink]'),
  ),
})

export const offerCountered = defineEmail({
  usage: 'OfferCountered',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'A counter-offer of [Resort.OfferMade] for [Property.Ref]',
  body: letter(
    'The owner makes you a counter-offer',
    paragraph('Good day [User.FullName],'),
    paragraph('The owner would agree to <strong>[Resort.OfferMade]</strong>.'),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('Accept it, change your own offer, or withdraw it: the choice is yours.'),
    button('Answer the counter-offer', '[System.OffersLink]'),
  ),
})

export const offerAccepted = defineEmail({
  usage: 'OfferAccepted',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'The offer of [Resort.OfferMade] for [Property.Ref] is accepted',
  body: letter(
    'The offer is accepted',
    paragraph(
      'Both sides agree on <strong>[Resort.OfferMade]</strong>. The listing now shows Offer Pending.',
    ),
    listingFacts,
    paragraph(
      'Open the offer to see how to reach each other, where both sides agreed to that, and to print it for signing.',
    ),
    button('Open the offer', '[System.OffersLink]'),
    small(
      'This records that both sides want to go on. It is not a sale: nothing is sold until the papers are signed by hand, and no money is due before then.',
    ),
  ),
})

export const offerDeclined = defineEmail({
  usage: 'OfferDeclined',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Your offer on [Property.Ref] was declined',
  body: letter(
    'The owner declined your offer',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Your offer of <strong>[Resort.OfferMade]</strong> was not accepted. The owner wrote:',
    ),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('While the listing is open you may make a new offer.'),
    button('See your offers', '[System.OffersLink]'),
  ),
})

export const offerWithdrawn = defineEmail({
  usage: 'OfferWithdrawn',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'The offer of [Resort.OfferMade] for [Property.Ref] was withdrawn',
  body: letter(
    'An offer was withdrawn',
    paragraph(
      '[User.FullName] withdrew the offer of <strong>[Resort.OfferMade]</strong>. There is nothing for you to do.',
    ),
    quote('[User.Comment]'),
    listingFacts,
    button('See your offers', '[System.OffersLink]'),
  ),
})

export const offerReopened = defineEmail({
  usage: 'OfferReopened',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'The offer on [Property.Ref] is open again',
  body: letter(
    'The offer is open again',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The owner took back the acceptance of your offer of <strong>[Resort.OfferMade]</strong>. The listing is on the market again and your offer stands open.',
    ),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('You may leave it as it is, change it or withdraw it.'),
    button('See your offers', '[System.OffersLink]'),
  ),
})

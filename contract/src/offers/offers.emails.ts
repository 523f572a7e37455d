import { defineEmail } from '../mail/email.ts'
import {
  button,
  facts,
  letter,
  listingFacts,
  paragraph,
  quote,
  small,
  weekFacts,
} from '../mail/letter.ts'
import { listingPlaceholderNames, weekPlaceholderNames } from '../mail/placeholders.ts'

const offer = [
  ...listingPlaceholderNames,
  'Resort.OfferMade',
  'User.FullName',
  'User.Comment',
  'User.Message',
] as const

/** The owner and the agent get the same email, each addressed by name. */
const offerToSeller = [...offer, 'System.RecipientName'] as const

export const weekOfferMadeUser = defineEmail({
  usage: 'WeekOfferMade-User',
  sent: 'To the bidder when they make an offer on a week',
  wordedBy: 'company',
  recipients: [{ name: 'Offers desk', email: 'hello@jacaranda.example' }],
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'We received your offer on [Resort.Name], week [Resort.Week]',
  body: letter(
    'We sent your offer to the owner',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Thank you for your offer of <strong>[Resort.OfferMade]</strong> for this week. We have sent it to the owner.',
    ),
    weekFacts,
    paragraph(
      'You can change your offer until the owner replies. We will email you as soon as that happens.',
    ),
    button('See your offers', '[System.OffersLink]'),
    small(
      'An accepted offer shows that both sides want to proceed. It is not a sale: nothing is binding until both sides have signed an agreement, and no money is due before then.',
    ),
  ),
})

export const weekOfferMadeOwner = defineEmail({
  usage: 'WeekOfferMade-Owner',
  sent: 'To the owner and agent when someone makes an offer on a week',
  wordedBy: 'company',
  recipients: [{ name: 'Offers desk', email: 'hello@jacaranda.example' }],
  fills: offerToSeller,
  mayFill: weekPlaceholderNames,
  subject: 'New offer of [Resort.OfferMade] for your week at [Resort.Name]',
  body: letter(
    'You have a new offer',
    paragraph('Good day [System.RecipientName],'),
    paragraph(
      '[User.FullName] has offered <strong>[Resort.OfferMade]</strong> for your week. Your asking price is [Resort.AskingPrice].',
    ),
    quote('[User.Comment]'),
    weekFacts,
    paragraph(
      'You can accept the offer, make a counter-offer or decline it. If you decline, please give a short reason.',
    ),
    button('Reply to the offer', '[System.OffersLink]'),
    small(
      'If you accept, the week is shown as Offer Pending. It is not a sale yet: you and the buyer still sign an agreement, and the buyer’s money is held in a trust account until the transfer is complete.',
    ),
  ),
})

export const propertyOfferMadeUser = defineEmail({
  usage: 'PropertyOfferMade-User',
  sent: 'To the bidder when they make an offer on a property',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'We received your offer on [Property.Ref], [Property.Name]',
  body: letter(
    'We sent your offer to the owner',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'Thank you for your offer of <strong>[Resort.OfferMade]</strong> for this property. We have sent it to the owner.',
    ),
    listingFacts,
    paragraph(
      'You can change your offer until the owner replies. We will email you as soon as that happens.',
    ),
    button('See your offers', '[System.OffersLink]'),
    small(
      'An accepted offer shows that both sides want to proceed. It is not a sale or a lease: nothing is binding until both sides have signed an agreement, and no money is due before then.',
    ),
  ),
})

export const propertyOfferMadeOwner = defineEmail({
  usage: 'PropertyOfferMade-Owner',
  sent: 'To the owner and agent when someone makes an offer on a property',
  wordedBy: 'system',
  fills: offerToSeller,
  mayFill: weekPlaceholderNames,
  subject: 'New offer of [Resort.OfferMade] for [Property.Ref], [Property.Name]',
  body: letter(
    'You have a new offer',
    paragraph('Good day [System.RecipientName],'),
    paragraph('[User.FullName] has offered <strong>[Resort.OfferMade]</strong> for your property.'),
    quote('[User.Comment]'),
    listingFacts,
    paragraph(
      'You can accept the offer, make a counter-offer or decline it. If you decline, please give a short reason.',
    ),
    button('Reply to the offer', '[System.OffersLink]'),
    small(
      'If you accept, the property is shown as Offer Pending. Nothing is binding until both sides have signed an agreement.',
    ),
  ),
})

export const offerChanged = defineEmail({
  usage: 'OfferChanged',
  sent: 'To the owner and agent when an offer changes',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Offer on [Property.Ref] changed to [Resort.OfferMade]',
  body: letter(
    'An offer has changed',
    paragraph('[User.FullName] has changed the offer to <strong>[Resort.OfferMade]</strong>.'),
    quote('[User.Comment]'),
    listingFacts,
    button('Reply to the offer', '[System.OffersLink]'),
  ),
})

export const offerCountered = defineEmail({
  usage: 'OfferCountered',
  sent: 'To the bidder when the owner makes a counter-offer',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Counter-offer of [Resort.OfferMade] for [Property.Ref]',
  body: letter(
    'The owner has made a counter-offer',
    paragraph('Good day [User.FullName],'),
    paragraph('The owner would accept <strong>[Resort.OfferMade]</strong>.'),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('You can accept it, change your own offer, or withdraw.'),
    button('Reply to the counter-offer', '[System.OffersLink]'),
  ),
})

export const offerAccepted = defineEmail({
  usage: 'OfferAccepted',
  sent: 'To both sides when an offer is accepted',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Offer accepted: [Resort.OfferMade] for [Property.Ref]',
  body: letter(
    'Offer accepted',
    paragraph(
      'Both sides have agreed on <strong>[Resort.OfferMade]</strong>. The listing is now shown as Offer Pending.',
    ),
    listingFacts,
    paragraph(
      'Open the offer to print it for signing and, if the other side agreed to share them, to see their contact details.',
    ),
    button('Open the offer', '[System.OffersLink]'),
    small(
      'This shows that both sides want to proceed. It is not a sale or a lease: nothing is binding until both sides have signed an agreement, and no money is due before then.',
    ),
  ),
})

export const offerDeclined = defineEmail({
  usage: 'OfferDeclined',
  sent: 'To the bidder when an offer is declined',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Your offer on [Property.Ref] was declined',
  body: letter(
    'The owner has declined your offer',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The owner did not accept your offer of <strong>[Resort.OfferMade]</strong>. The reason given:',
    ),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('You can make a new offer while the listing is available.'),
    button('See your offers', '[System.OffersLink]'),
  ),
})

export const offerWithdrawn = defineEmail({
  usage: 'OfferWithdrawn',
  sent: 'To the owner and agent when an offer is withdrawn',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Offer withdrawn: [Resort.OfferMade] for [Property.Ref]',
  body: letter(
    'An offer has been withdrawn',
    paragraph(
      '[User.FullName] has withdrawn the offer of <strong>[Resort.OfferMade]</strong>. You do not need to do anything.',
    ),
    quote('[User.Comment]'),
    listingFacts,
    button('See your offers', '[System.OffersLink]'),
  ),
})

export const offerReopened = defineEmail({
  usage: 'OfferReopened',
  sent: 'To the bidder when an accepted offer is reopened',
  wordedBy: 'system',
  fills: offer,
  mayFill: weekPlaceholderNames,
  subject: 'Your offer on [Property.Ref] is open again',
  body: letter(
    'Your offer is open again',
    paragraph('Good day [User.FullName],'),
    paragraph(
      'The owner has reversed the acceptance of your offer of <strong>[Resort.OfferMade]</strong>. The listing is back on the market, and your offer is open again.',
    ),
    quote('[User.Comment]'),
    listingFacts,
    paragraph('You can leave your offer as it is, change it or withdraw it.'),
    button('See your offers', '[System.OffersLink]'),
  ),
})

export const offerCompany = defineEmail({
  usage: 'Offer-Company',
  sent: 'To the company’s recipients of WeekOfferMade-User and WeekOfferMade-Owner',
  wordedBy: 'system',
  fills: [...offer, 'System.OfferEvent'],
  mayFill: weekPlaceholderNames,
  subject: '[System.OfferEvent]: [Resort.OfferMade] for [Property.Ref]',
  body: letter(
    '[System.OfferEvent]',
    facts([
      ['Amount', '[Resort.OfferMade]'],
      ['Bidder', '[User.FullName]'],
      ['Owner', '[Resort.Owner]'],
      ['Comment', '[User.Comment]'],
    ]),
    listingFacts,
    button('Open the offer', '[System.OffersLink]'),
  ),
})

import { defineEmail } from '../mail/email.ts'
import { button, facts, letter, paragraph } from '../mail/letter.ts'
import { listingPlaceholderNames } from '../mail/placeholders.ts'

/** The owner and the agent get the same email, each addressed by name. */
const listing = [...listingPlaceholderNames, 'System.RecipientName'] as const

const theListing = facts([
  ['Listing', '[Property.Name]'],
  ['Reference', '[Property.Ref]'],
  ['Price', '[Property.Price]'],
])

export const listingVerified = defineEmail({
  usage: 'ListingVerified',
  sent: 'To the owner and agent when a week has been verified with the resort',
  wordedBy: 'system',
  fills: listing,
  subject: 'Verified: [Property.Ref], [Property.Name]',
  body: letter(
    'Your week has been verified',
    paragraph('Good day [System.RecipientName],'),
    paragraph(
      'We have verified your week with the resort. It can be published once the listing fee is paid.',
    ),
    theListing,
    button('See your listing', '[System.ListingLink]'),
  ),
})

export const listingPublished = defineEmail({
  usage: 'ListingPublished',
  sent: 'To the owner and agent when someone else publishes their listing',
  wordedBy: 'system',
  fills: listing,
  subject: 'Your listing is live: [Property.Ref], [Property.Name]',
  body: letter(
    'Your listing is live',
    paragraph('Good day [System.RecipientName],'),
    paragraph(
      'Your listing is now on our site. We will email you when someone enquires or makes an offer.',
    ),
    theListing,
    button('See your listing', '[System.ListingLink]'),
  ),
})

export const listingHidden = defineEmail({
  usage: 'ListingHidden',
  sent: 'To the owner and agent when their listing is unpublished by someone else or by its hide date',
  wordedBy: 'system',
  fills: listing,
  subject: 'No longer on our site: [Property.Ref], [Property.Name]',
  body: letter(
    'Your listing is no longer on our site',
    paragraph('Good day [System.RecipientName],'),
    paragraph(
      'Visitors can no longer see your listing. If you did not expect this, phone us on [Company.Phone] or reply to this email.',
    ),
    theListing,
    button('See your listing', '[System.ListingLink]'),
  ),
})

export const listingExpiring = defineEmail({
  usage: 'ListingExpiring',
  sent: 'To the owner and agent 14 days before their listing is hidden by its date',
  wordedBy: 'system',
  fills: [...listing, 'System.ListingEnd'],
  subject: 'Your listing will come off our site after [System.ListingEnd]: [Property.Ref]',
  body: letter(
    'Your listing will soon come off our site',
    paragraph('Good day [System.RecipientName],'),
    paragraph(
      'The last day of your listing on our site is <strong>[System.ListingEnd]</strong>. If you want it to stay longer, change its date before then.',
    ),
    theListing,
    button('See your listing', '[System.ListingLink]'),
  ),
})

export const listingRefused = defineEmail({
  usage: 'ListingRefused',
  sent: 'To the owner and agent when their listing is refused and needs changes',
  wordedBy: 'system',
  fills: [...listing, 'System.RefusalReason', 'System.EditLink'],
  subject: 'Your listing needs changes: [Property.Ref], [Property.Name]',
  body: letter(
    'Your listing needs changes',
    paragraph('Good day [System.RecipientName],'),
    paragraph('We cannot publish your listing yet. This is what needs to change:'),
    paragraph('<strong style="white-space:pre-line">[System.RefusalReason]</strong>'),
    paragraph('Make the changes and save your listing, so that it can be published.'),
    theListing,
    button('Edit your listing', '[System.EditLink]'),
  ),
})

export const listingChangeRefused = defineEmail({
  usage: 'ListingChangeRefused',
  sent: 'To the owner and agent when their listing is unpublished because a change to it was refused',
  wordedBy: 'system',
  fills: [...listing, 'System.RefusalReason', 'System.EditLink'],
  subject: 'We unpublished your listing: [Property.Ref], [Property.Name]',
  body: letter(
    'We unpublished your listing',
    paragraph('Good day [System.RecipientName],'),
    paragraph(
      'Your listing was changed after it was verified or published, and we cannot show it as it is now. This is what needs to change:',
    ),
    paragraph('<strong style="white-space:pre-line">[System.RefusalReason]</strong>'),
    paragraph('Make the changes and save your listing, so that it can be published again.'),
    theListing,
    button('Edit your listing', '[System.EditLink]'),
  ),
})

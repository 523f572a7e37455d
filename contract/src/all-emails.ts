import * as agencies from './agencies/agencies.emails.ts'
import * as accounts from './accounts/accounts.emails.ts'
import * as contactMessages from './contact-messages/contact-messages.emails.ts'
import * as conversations from './conversations/conversations.emails.ts'
import * as enquiries from './enquiries/enquiries.emails.ts'
import * as listings from './listings/listings.emails.ts'
import * as offers from './offers/offers.emails.ts'
import * as payments from './payments/payments.emails.ts'
import * as privacy from './privacy/privacy.emails.ts'
import * as savedSearches from './saved-searches/saved-searches.emails.ts'
import * as weeks from './weeks/weeks.emails.ts'

/**
 * Every email that is made from a template. The first six are the specification's, in the order of
 * the choices in the back office; a new one is added at the end.
 */
export const allEmails = [
  offers.weekOfferMadeUser,
  offers.weekOfferMadeOwner,
  weeks.weekLoadedAgent,
  weeks.weekLoadedOwner,
  contactMessages.contactUs,
  enquiries.enquireNow,
  accounts.passwordReset,
  accounts.accountCreated,
  accounts.passwordChanged,
  accounts.emailChangeOld,
  accounts.emailChangeNew,
  accounts.accountInvited,
  privacy.privacyRequestReceived,
  privacy.privacyRequestAnswered,
  privacy.privacyMailbox,
  contactMessages.contactUsSender,
  enquiries.enquireNowSender,
  offers.propertyOfferMadeUser,
  offers.propertyOfferMadeOwner,
  offers.offerChanged,
  offers.offerCountered,
  offers.offerAccepted,
  offers.offerDeclined,
  offers.offerWithdrawn,
  offers.offerReopened,
  payments.paymentReceived,
  weeks.weekLoadedCompany,
  offers.offerCompany,
  listings.listingVerified,
  listings.listingPublished,
  listings.listingHidden,
  listings.listingExpiring,
  listings.listingRefused,
  payments.eftChosen,
  payments.cardDeclined,
  accounts.securityNotice,
  accounts.emailConfirmation,
  listings.listingChangeRefused,
  savedSearches.savedSearchConfirmation,
  conversations.conversationReply,
  conversations.conversationAnswer,
  agencies.certificateExpiring,
  agencies.agentInvited,
  agencies.agencyRefused,
] as const

export type Email = (typeof allEmails)[number]

/** Emails without a template: their text is entered by a person or generated from a page. */
export const composedUsages = ['Campaign', 'Test', 'Alerts'] as const

export type ComposedUsage = (typeof composedUsages)[number]
export type EmailUsage = Email['usage'] | ComposedUsage

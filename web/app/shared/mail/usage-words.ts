/** Who gets a mail, and when. The usages themselves are names of the specification. */
const words: Record<string, string> = {
  'WeekOfferMade-User': 'To the bidder, after an offer on a week',
  'WeekOfferMade-Owner': 'To the owner, after an offer on a week',
  'WeekLoaded-Agent': 'To the agent named on a new week',
  'WeekLoaded-Owner': 'To the owner of a new week',
  ContactUs: 'To our office, with a message from the contact form',
  EnquireNow: 'To our office, the owner and the agent, with an enquiry',
  'ContactUs-Sender': 'To the sender of a message, as a copy',
  'EnquireNow-Sender': 'To the sender of an enquiry, as a copy',
  PasswordReset: 'To a person who has forgotten their password',
  PasswordChanged: 'To a person whose password was changed',
  AccountCreated: 'To a person who has registered',
  AccountInvited: 'To a person whose account we created',
  EmailChangeOld: 'To the old address, when an address changes',
  EmailChangeNew: 'To the new address, when an address changes',
  PrivacyRequestReceived: 'To a person who has sent a privacy request',
  PrivacyRequestAnswered: 'To a person, with our reply to a privacy request',
  PrivacyMailbox: 'To a person, with the link to download their data',
  'PropertyOfferMade-User': 'To the bidder, after an offer on a property',
  'PropertyOfferMade-Owner': 'To the owner, after an offer on a property',
  OfferChanged: 'To the owner, when an offer changes',
  OfferCountered: 'To the bidder, with a counter-offer',
  OfferAccepted: 'To both sides, when an offer is accepted',
  OfferDeclined: 'To the bidder, when an offer is declined',
  OfferWithdrawn: 'To the owner, when an offer is withdrawn',
  OfferReopened: 'To the bidder, when an offer is reopened',
  PaymentReceived: 'To the payer, when a listing fee is received',
  Test: 'To a Super Admin, to test a template',
}

export function usageWords(usage: string): string {
  return words[usage] ?? ''
}

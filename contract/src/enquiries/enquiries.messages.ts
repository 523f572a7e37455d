/** Wording and spelling are the specification's, to the letter. */
export const enquiriesMessages = {
  nameRequired: 'Name is required!',
  emailInvalid: 'Valid email address is required!',
  messageRequired: 'Message is required!',
  phoneInvalid: 'Valid telephone number is required!!',
  /** Below the form of a listing's own page. */
  sent: 'Sent! You can expect a reply soon!',
  /** On the Enquire Now page. */
  sentFromEnquireNow: 'Your details has been sent. Thank you!',
} as const

/** Our own texts for what the specification leaves open. */
export const enquiriesTexts = {
  listingRequired: 'Please say which listing this is about.',
  heardFromUnknown: 'Please choose an option from the list.',
  closed: 'This listing is not open for enquiries at the moment.',
  consent: 'You may use these details to answer this enquiry.',
} as const

/** Stored with each consent, so that the text a person agreed to can always be shown. */
export const enquiryConsentVersion = 1

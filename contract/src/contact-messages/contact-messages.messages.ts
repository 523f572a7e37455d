/** The contact form. Wording and spelling are the specification's, to the letter. */
export const contactFormMessages = {
  nameRequired: 'Name is required!',
  emailInvalid: 'Valid email address is required!',
  sourceRequired: 'Please select a source!',
  messageRequired: 'Message is required!',
  phoneInvalid: 'Valid telephone number is required!!',
  sent: 'Sent! You can expect a reply soon!',
} as const

/** Our own texts for what the specification leaves open. */
export const contactFormTexts = {
  consent: 'You may use these details to answer this message.',
} as const

/** Stored with each consent, so that the text a person agreed to can always be shown. */
export const contactConsentVersion = 1

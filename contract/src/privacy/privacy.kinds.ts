export const privacyKinds = ['access', 'correction', 'deletion', 'objection'] as const
export const privacyStates = ['open', 'answered', 'refused'] as const

/** What a person can agree to. */
export const consentPurposes = [
  'contact',
  'enquiry',
  'offer',
  'listing',
  'marketing',
  'alerts',
] as const

/** The form of an agency and its administrator, with the specification's wording. */
export const agencyRegistrationMessages = {
  nameRequired: 'Administrator Name is required!',
  surnameRequired: 'Administrator Surname is required!',
  emailInvalid: 'Valid email is required!',
  cellRequired: 'Cell number is required!',
  telephoneInvalid: 'Valid landline number is required!',
  usernameRequired: 'Username is required!',
  passwordRequired: 'Password is required!',
  passwordsDiffer: 'Password and Confirm password must be the same!',
} as const

/** Our own texts for what the specification leaves open. */
export const agenciesTexts = {
  nameRequired: 'Agency Name is required!',
  ffcRequired: 'Fidelity Fund Certificate (FFC) number is required!',
  companyRegRequired: 'Company Registration Number is required!',
  verified: 'The agency is verified.',
  alreadyVerified: 'The agency has been verified already.',
  inUse: (agents: number, listings: number) =>
    `This agency has ${agents} ${agents === 1 ? 'agent' : 'agents'} and ${listings} ${listings === 1 ? 'listing' : 'listings'} and cannot be deleted.`,
} as const

/** The form of an agency and its administrator. */
export const agencyRegistrationTexts = {
  agencyNameRequired: 'Agency Name is required!',
  ffcRequired: 'Fidelity Fund Certificate (FFC) number is required!',
  companyRegRequired: 'Company Registration Number is required!',
  nameRequired: 'Administrator Name is required!',
  surnameRequired: 'Administrator Surname is required!',
  emailInvalid: 'Valid email is required!',
  cellRequired: 'Cell number is required!',
  telephoneInvalid: 'Valid landline number is required!',
  usernameRequired: 'Username is required!',
  passwordRequired: 'Password is required!',
  passwordsDiffer: 'Password and Confirm password must be the same!',
} as const

export const agenciesTexts = {
  updated: 'Your Information has been updated!',
  verified: 'The agency is verified.',
  inUse: (agents: number, listings: number) =>
    `This agency has ${agents} ${agents === 1 ? 'agent' : 'agents'} and ${listings} ${listings === 1 ? 'listing' : 'listings'} and cannot be deleted.`,
} as const

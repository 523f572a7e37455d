/** The form by which a Super Admin adds an agent. */
export const agentRegistrationTexts = {
  agencyRequired: 'Please select an agency!',
  nameRequired: 'Administrator Name is required!',
  surnameRequired: 'Administrator Surname is required!',
  emailInvalid: 'Valid email is required!',
  cellRequired: 'Cell number is required!',
  telephoneInvalid: 'Valid landline number is required!',
  usernameRequired: 'Username is required!',
  passwordRequired: 'Password is required!',
  passwordsDiffer: 'Password and Confirm password must be the same!',
} as const

export const agentsTexts = {
  notAnAgent: 'This account does not have the role of an agent.',
} as const

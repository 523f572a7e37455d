/** The form with which a Super Admin adds an agent. */
export const agentRegistrationMessages = {
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
  notAnAgent: 'This account does not have an agent role.',
  deactivateQuestion: (name: string) => `Deactivate ${name}?`,
  deactivateEffect:
    'They can no longer log in. Their listings stay with their owners, without the agent’s name. Only we can reactivate the account.',
  deactivated: (name: string) => `${name} was deactivated.`,
} as const

export const profileMessages = {
  usernameRequired: 'Username is Required!',
  nameRequired: 'Name is Required!',
  surnameRequired: 'Surname is Required!',
  emailInvalid: 'Valid Email address is Required!',
  cellInvalid: 'Valid Cell Number is Required!',
  telephoneInvalid: 'Valid telephone number is required!!',
  roleRequired: 'User Role is Required!',
  spouseRequired: 'Please ensure that you add spouse details.',
  updated: 'Your Information has been updated!',
} as const

/** Our own texts for what the specification leaves open. */
export const peopleTexts = {
  idNumberInvalid: 'Enter a South African ID number of 13 digits.',
  postalCodeInvalid: 'A postal code has four digits.',
  accountNumberInvalid: 'An account number has 5 to 20 digits.',
  branchCodeInvalid: 'A branch code has six digits.',
  accountHolderRequired: 'Please enter the account holder.',
  bankRequired: 'Please choose a bank.',
  accountTypeRequired: 'Please choose the account type.',
  agencyUnknown: 'This agency does not exist.',
  notYourself: 'You cannot delete your own account here.',
  ownRoleQuestion: 'Give up your own Super Admin role?',
  ownRoleEffect: (role: string) =>
    `You will be logged out, and your role will then be ${role}. Only another Super Admin can give the role back to you.`,
  ownRoleUnconfirmed:
    'You are about to give up your own Super Admin role. Confirm this to continue.',
  lastSuperAdmin: 'This is the last Super Admin. Give someone else the role first.',
} as const

export const emailChangeTexts = {
  asked:
    'We have emailed your old and your new address. The new address takes effect once you have confirmed both.',
  confirmed: 'Thank you. Please also confirm from the other address.',
  changed: 'Your email address has been changed.',
  taken: 'Another account uses this email address.',
  linkUnknown:
    'This link has expired or has already been used. Change the address again to get a new link.',
} as const

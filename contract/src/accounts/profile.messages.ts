export const profileTexts = {
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
  accountHolderRequired: 'Whose account is it?',
  bankRequired: 'Please choose a bank.',
  accountTypeRequired: 'Please choose the kind of account.',
  agencyUnknown: 'This agency does not exist.',
  notYourself: 'You cannot delete your own account here.',
  lastSuperAdmin: 'This is the last Super Admin. Give someone else the role first.',
} as const

export const emailChangeTexts = {
  asked:
    'We have sent a mail to your old and to your new address. The new one counts once both are confirmed.',
  confirmed: 'Thank you. Now confirm from the other address as well.',
  changed: 'Your e-mail address has been changed.',
  taken: 'Another account uses this e-mail address.',
  linkUnknown: 'This link is old or has been used. Change the address again to get a new one.',
} as const

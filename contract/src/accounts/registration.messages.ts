/** The form of a private individual; the forms of agency and agent have other texts for the same rules. */
export const registrationMessages = {
  nameRequired: 'Name is required!',
  surnameRequired: 'Surname is required!',
  emailInvalid: 'Valid email address is required!',
  cellRequired: 'Cellphone number is required!',
  telephoneInvalid: 'Valid landline number is required!',
  usernameRequired: 'Username is required!',
  passwordRequired: 'Password is required!',
  passwordsDiffer: 'Password and Confirm password must be the same!',
  registered: "Register Success! You'll be redirected shortly.",
  registeredByAdmin: 'Register Success!',
} as const

/** Our own texts for every registration form. */
export const newAccountTexts = {
  termsRequired: 'Please read and accept the terms and conditions.',
  termsChanged:
    'The terms and conditions have changed since you opened this page. Please read them and submit the form again.',
  usernameTaken: 'This username is taken. Please choose another.',
  emailTaken:
    'There is already an account with this email address. Log in, or reset your password.',
  marketing: 'Send me news and offers by email.',
} as const

/** Stored with each choice, so that the text a person agreed to can always be shown. */
export const marketingConsentVersion = 1

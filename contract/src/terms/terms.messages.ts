export const termsMessages = {
  saved: 'Terms and Contidtions Updated!!',
} as const

/** Our own texts. */
export const termsTexts = {
  required: 'The terms cannot be empty.',
  tooLong: 'The terms are too long to save.',
  unchanged: 'Nothing has changed: these are the current terms.',
} as const

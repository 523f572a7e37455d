export const termsMessages = {
  saved: 'Terms and Contidtions Updated!!',
} as const

/** Our own texts. */
export const termsTexts = {
  required: 'The terms cannot be empty.',
  tooLong: 'The terms are longer than we can keep.',
  unchanged: 'Nothing was changed: these are the terms as they stand.',
} as const

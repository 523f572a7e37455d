export const feesMessages = {
  saved: 'The listing fee has been updated!!',
} as const

/** Our own texts. */
export const feesTexts = {
  amountRange: 'Enter an amount from R 0.01 to R 100 000.',
} as const

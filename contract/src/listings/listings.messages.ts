/** Our own texts for what weeks and properties share. */
export const listingsTexts = {
  waiverNeeded:
    'The fee for this listing has not been paid. To publish it all the same, say why the fee is waived.',
  feeWaived: 'The fee for this listing has been waived.',
  feePaid:
    'The fee for this listing has been paid. To make it wait for payment again, refund its payment.',
  nothingToWaive:
    'This payment is not what keeps the listing on the site, so there is no fee to waive.',
  marketNeedsFee:
    'The listing fee has not been paid. Pay it first; the listing can then go back on the market.',
} as const

/** Our own texts for changes of listings that a Super Admin approves. */
export const listingChangesTexts = {
  decided: 'This change has already been approved or refused.',
} as const

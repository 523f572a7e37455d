/** Our own texts. */
export const findTexts = {
  tooShort: 'Type at least two letters or figures.',
  nothing: 'Nothing found',
  failed: 'The search did not answer. Try again in a moment.',
} as const

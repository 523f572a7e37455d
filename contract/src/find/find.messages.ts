/** Our own texts. */
export const findTexts = {
  tooShort: 'Type at least two letters or digits.',
  nothing: 'Nothing found',
  failed: 'The search is not responding. Try again in a moment.',
} as const

/** The answers to 'How did you hear'. */
export const heardFromChoices = [
  'Referred by someone',
  'Website Search',
  'Google Search',
  'Social Media',
] as const

/** Wording and spelling are the specification's, to the letter. */
export const mailMessages = {
  emailInvalid: 'Invalid Email',
  usageRequired: 'Please select a usage type',
  classRequired: 'Please choose a class...',
  propertyRequired: 'Please choose a property...',
} as const

/** Our own texts for what the specification leaves open. */
export const mailTexts = {
  subjectRequired: 'Please enter a subject.',
  bodyRequired: 'Please enter the body of the email.',
  lastOfUsage:
    'This is the only template for this usage, and emails depend on it. Create another one first.',
  activeStays: 'This template is in use. Make another one active first.',
  activeAlready: 'This template is already active.',
  systemUsage: 'This is a system template. You can change its text, but not its usage.',
  systemStays: 'This is a system template and cannot be deleted.',
  testSent: 'We have sent a test with sample values to your email address.',
} as const

const listed = (tags: readonly string[]) => tags.map((tag) => `[${tag}]`).join(', ')

export function unknownTags(tags: readonly string[]): string {
  return tags.length === 1
    ? `The placeholder ${listed(tags)} does not exist. Choose one from the list.`
    : `The placeholders ${listed(tags)} do not exist. Choose them from the list.`
}

export function tagsNotForLinks(tags: readonly string[]): string {
  return `A link can only point to a placeholder that is a link or an email address, not to ${listed(tags)}.`
}

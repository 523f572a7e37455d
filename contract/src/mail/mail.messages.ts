/** Wording and spelling are the specification's, to the letter. */
export const mailMessages = {
  emailInvalid: 'Invalid Email',
  usageRequired: 'Please select a usage type',
  classRequired: 'Please choose a class...',
  propertyRequired: 'Please choose a property...',
} as const

/** Our own texts for what the specification leaves open. */
export const mailTexts = {
  subjectRequired: 'Please write a subject.',
  bodyRequired: 'Please write the mail.',
  lastOfUsage:
    'This is the only template for this usage, and mails depend on it. Make another one first.',
  systemUsage: 'This template belongs to the system: its words can change, its usage cannot.',
  systemStays: 'This template belongs to the system and cannot be deleted.',
  testSent: 'A test with sample values is on its way to you.',
} as const

const listed = (tags: readonly string[]) => tags.map((tag) => `[${tag}]`).join(', ')

export function unknownTags(tags: readonly string[]): string {
  return tags.length === 1
    ? `There is no placeholder ${listed(tags)}. Choose one from the list.`
    : `There are no placeholders ${listed(tags)}. Choose them from the list.`
}

export function tagsNotForLinks(tags: readonly string[]): string {
  return `A link can only lead to a placeholder that is a link or an e-mail address, not to ${listed(tags)}.`
}

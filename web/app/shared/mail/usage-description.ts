import { allEmails } from '#contract/all-emails.ts'

const descriptions = new Map<string, string>([
  ...allEmails.map(({ usage, sent }): [string, string] => [usage, sent]),
  ['Test', 'To a Super Admin, as a test of a template'],
])

/** Who receives an email of this usage, and when. The usage names are the specification's. */
export function usageDescription(usage: string): string {
  return descriptions.get(usage) ?? ''
}

import { allEmails } from '#contract/all-emails.ts'

const descriptions = new Map<string, string>([
  ...allEmails.map(({ usage, sent }): [string, string] => [usage, sent]),
  ['Test', 'To a Super Admin, as a test of a template'],
])

/** To whom an email of this usage is sent, and when. The usages themselves are names of the specification. */
export function usageDescription(usage: string): string {
  return descriptions.get(usage) ?? ''
}

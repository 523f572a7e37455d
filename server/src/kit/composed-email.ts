import type { ComposedUsage } from '#contract/all-emails.ts'

/** An email without a template: what it is made from, and a sample of that. */
export interface ComposedEmail<Source> {
  usage: ComposedUsage
  subject(source: Source): string
  html(source: Source): string
  sample: Source
}

export function defineComposedEmail<Source>(email: ComposedEmail<Source>): ComposedEmail<Source> {
  return email
}

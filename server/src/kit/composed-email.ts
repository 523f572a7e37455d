import type { ComposedUsage } from '#contract/all-emails.ts'

/** An email without a template: how it is composed from its source, with a sample source. */
export interface ComposedEmail<Source> {
  usage: ComposedUsage
  subject(source: Source): string
  html(source: Source): string
  sample: Source
}

export function defineComposedEmail<Source>(email: ComposedEmail<Source>): ComposedEmail<Source> {
  return email
}

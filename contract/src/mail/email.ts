import type { PlaceholderName } from './placeholders.ts'

/**
 * One email of the product: its default template, who gets it, and what it may contain. The choices
 * in the back office, the seeds, the previews and the senders all use this.
 */
export interface EmailDeclaration<
  Usage extends string = string,
  Fills extends PlaceholderName = PlaceholderName,
> {
  usage: Usage
  /** To whom and when, for the back office. */
  sent: string
  /**
   * `company`: the back office offers it in its forms for templates and recipients. `system`: it can
   * be reworded but never deleted, since an account depends on it.
   */
  wordedBy: 'company' | 'system'
  /** Who in the company is notified as well: by this email, or by a separate one about the same event. */
  recipients?: readonly { name: string; email: string }[]
  /** The placeholders that its sender always fills; the company's are filled in every email. */
  fills: readonly Fills[]
  /** Those that are filled for some listings, and empty for others. */
  mayFill?: readonly PlaceholderName[]
  subject: string
  body: string
  /** Used when the placeholder's own sample does not suit this email. */
  sample?: Partial<Record<PlaceholderName, string>>
}

/** The values that the sender of the email must provide. */
export type EmailValues<Email extends EmailDeclaration> = Record<Email['fills'][number], string>

export function defineEmail<
  const Usage extends string,
  const Fills extends PlaceholderName,
  const WordedBy extends EmailDeclaration['wordedBy'],
>(
  email: EmailDeclaration<Usage, Fills> & { wordedBy: WordedBy },
): EmailDeclaration<Usage, Fills> & { wordedBy: WordedBy } {
  return email
}

/** A well-formed VAT number that SARS does not issue. */
export const sampleVatNumber = '4000000000'

/** The number for display: the one that a new site starts with is marked as a sample. */
export function vatNumberText(number: string): string {
  return number === sampleVatNumber ? `${number} (sample)` : number
}

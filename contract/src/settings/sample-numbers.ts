/** A VAT number of the right form that SARS gives to nobody. */
export const sampleVatNumber = '4000000000'

/** The number as people read it: the one that the site starts with says that it is a sample. */
export function vatNumberText(number: string): string {
  return number === sampleVatNumber ? `${number} (sample)` : number
}

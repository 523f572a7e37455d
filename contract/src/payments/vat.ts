/** South African VAT, which the listing fee includes. */
export const vatPercent = 15

export interface VatParts {
  /** What the payer pays. */
  amount: number
  exclVat: number
  vat: number
}

/** Splits an amount that includes VAT; the two parts always add up to it, to the cent. */
export function vatIn(amount: number): VatParts {
  const cents = Math.round(amount * 100)
  const vat = Math.round((cents * vatPercent) / (100 + vatPercent))
  return { amount: cents / 100, exclVat: (cents - vat) / 100, vat: vat / 100 }
}

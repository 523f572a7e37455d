export type FeeSeed = {
  id: number
  name: string
  /** Whole cents, VAT included. */
  amountInCents: number
}

export const fees: readonly FeeSeed[] = [{ id: 1, name: 'Listing Fee', amountInCents: 38_000 }]

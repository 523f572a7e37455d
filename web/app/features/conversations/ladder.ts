import type { Conversation } from '#contract/conversations/conversations.schema.ts'

interface Step {
  label: string
  amount: number
  side: 'buyer' | 'seller' | 'listed'
}

/**
 * The amounts of a negotiation in order, and the gap between the two sides; null without an open
 * one.
 */
export function ladderOf({
  offer,
  listing,
}: Pick<Conversation, 'offer' | 'listing'>): { steps: Step[]; gap: number; share: number } | null {
  if (!offer?.mayCounter || !listing) return null
  const { first, amount, counterAmount } = offer
  const asked = counterAmount ?? listing.price
  const steps: Step[] = [
    ...(first === amount ? [] : [{ label: 'First offer', amount: first, side: 'buyer' } as const]),
    { label: 'Their offer', amount, side: 'buyer' },
    ...(counterAmount === null
      ? []
      : [{ label: 'Counter-offer', amount: counterAmount, side: 'seller' } as const]),
    { label: 'Listed', amount: listing.price, side: 'listed' },
  ]
  const gap = Math.max(0, asked - amount)
  return { steps, gap, share: asked > 0 ? Math.round((gap / asked) * 100) : 0 }
}

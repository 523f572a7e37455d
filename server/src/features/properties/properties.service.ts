import { latestCount } from '#contract/properties/properties.calls.ts'
import type { PropertyCard, Usage } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Parts } from '../../parts.ts'
import { findLatest, type CardRow } from './properties.queries.ts'

export function toPropertyCard(card: CardRow['card']): PropertyCard {
  return { ...card, displayPrice: formatRand(card.price) }
}

export async function listLatest({ database }: Parts, usage?: Usage): Promise<PropertyCard[]> {
  return (await findLatest(database.db, usage, latestCount)).map(toPropertyCard)
}

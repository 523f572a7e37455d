import { makeOffer } from '#contract/offers/offers.calls.ts'
import { uuidOf } from '../choices.ts'
import { countBy, exactlyOnce, type Work } from './work.ts'

/** Makes offers on other writers' listings, one on each. */
export function offerWork(): Work {
  const made: string[] = []
  const bids = new Set<string>()

  return {
    name: 'offers',
    weight: 2,
    async run({ name, client, random, token, email, published }) {
      const listing = published.findLast(
        ({ id, ownerEmail }) => ownerEmail !== email && !bids.has(`${name} ${id}`),
      )
      if (!listing) return
      bids.add(`${name} ${listing.id}`)
      const comment = `OFFER-${uuidOf(random)}`
      await client.complete(
        makeOffer,
        { amount: 900_000, comment, consent: true, propertyId: listing.id },
        { token, idempotencyKey: uuidOf(random) },
      )
      made.push(comment)
    },
    acknowledged: () => made.length,
    promised() {
      const promised = [...made]
      return async ({ database }) => {
        const rows = await database.sql<{ value: string }[]>`select comment as value from offers`
        return exactlyOnce('offer', promised, countBy(rows))
      }
    },
  }
}

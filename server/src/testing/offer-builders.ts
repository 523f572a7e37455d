import { makeOffer } from '#contract/offers/offers.calls.ts'
import type { TestApi } from './api.ts'
import { aUser, type TestUser } from './builders.ts'
import { aProperty, type PropertyFacts } from './property-builders.ts'

export interface TestOffer {
  id: number
  bidder: TestUser
  owner: TestUser
  propertyId: number
}

/** A house with an owner, a bidder, and an open offer between them. */
export async function anOffer(
  api: TestApi,
  facts: { amount?: number; consent?: boolean; property?: PropertyFacts } = {},
): Promise<TestOffer> {
  const owner = await aUser(api.services)
  const bidder = await aUser(api.services)
  const { id: propertyId } = await aProperty(api.services, {
    ...facts.property,
    ownerUserId: owner.id,
  })
  const id = await bidOn(api, bidder, propertyId, facts)
  return { id, bidder, owner, propertyId }
}

/** Another open offer on the same house. */
export async function bidOn(
  api: TestApi,
  bidder: TestUser,
  propertyId: number,
  { amount = 1_400_000, consent = true }: { amount?: number; consent?: boolean } = {},
): Promise<number> {
  const input = { amount, consent, comment: 'We can pay within thirty days.', propertyId }
  const { status, body, error } = await api.by(bidder)(makeOffer, input)
  if (status !== 200) throw new Error(error.message)
  return body.id
}

/** The emails about an offer, in the order in which they were written. */
export const offerMails = ({ services }: TestApi, id: number) => services.database.sql`
  select o."to", o.usage, o.subject, o.html from outbox o join offer_events e
    on starts_with(o.dedupe_key, 'offer:' || e.id || ':')
  where e.offer_id = ${id} order by o.id`

import {
  createProperty,
  getProperty,
  updateProperty,
} from '#contract/properties/properties.calls.ts'
import { aPropertyForm, changesOf } from '#server/testing/property-form.ts'
import { aPlace, type TestPlace } from '#server/testing/property-builders.ts'
import type { Services } from '#server/services.ts'
import { uuidOf } from '../choices.ts'
import type { Site } from '../world/site.ts'
import type { Finding } from '../finding.ts'
import { countBy, exactlyOnce, type Listing, type Work, type Writer } from './work.ts'

/** Each edit has its own price, so that the price shows which edits were applied. */
const priceOf = (edit: number) => 1_000_000 + edit * 1000
const editOf = (price: number) => (price - 1_000_000) / 1000

/** Creates listings and edits them. A repeated edit is refused as stale if the first one counted. */
export function listingWork(site: Site): Work & { create(writer: Writer): Promise<Listing> } {
  const created: Listing[] = []
  let edits = 0
  let place: Promise<TestPlace> | undefined

  async function create(writer: Writer): Promise<Listing> {
    const marker = `TORTURE-${uuidOf(writer.random)}`
    place ??= aPlace({ database: site.database } as Services)
    const { id } = await writer.client.complete(
      createProperty,
      aPropertyForm(await place, { shortDescription: marker, price: priceOf(0) }),
      { token: writer.token, idempotencyKey: uuidOf(writer.random) },
    )
    const listing = { id, marker, ownerEmail: writer.email, edited: 0, sentEdit: 0, pictures: [] }
    created.push(listing)
    writer.listings.push(listing)
    return listing
  }

  async function edit(writer: Writer, listing: Listing) {
    const { client, token } = writer
    const read = async () => client.complete(getProperty, { id: listing.id }, { token })
    const before = await read()
    listing.edited = editOf(before.price)
    listing.sentEdit += 1
    const sent = listing.sentEdit
    const outcome = await client.persist(
      updateProperty,
      changesOf(before, { price: priceOf(sent) }),
      { token },
    )
    if (outcome.kind === 'refused' && outcome.code !== 'stale') {
      throw new Error(`properties.update was refused: ${outcome.code}, ${outcome.message}`)
    }
    listing.edited = outcome.kind === 'done' ? sent : editOf((await read()).price)
    edits += 1
  }

  return {
    name: 'listings',
    weight: 5,
    create,
    async run(writer) {
      const editable = writer.listings.slice(-5)
      if (!editable.length || writer.random.chance(0.5)) await create(writer)
      else await edit(writer, writer.random.pick(editable))
    },
    acknowledged: () => created.length + edits,
    promised() {
      const promised = created.map((listing) => ({ listing, edited: listing.edited }))
      return async ({ database }) => {
        const rows = await database.sql<{ value: string; price: string }[]>`
          select short_description as value, price from properties
          where short_description like 'TORTURE-%' and deleted_at is null`
        const prices = new Map(rows.map(({ value, price }) => [value, Number(price)]))
        const findings = exactlyOnce(
          'listing',
          promised.map(({ listing }) => listing.marker),
          countBy(rows),
        )
        for (const { listing, edited } of promised) {
          const found = editOf(prices.get(listing.marker) ?? NaN)
          if (found < edited || found > listing.sentEdit) {
            const what = `listing ${listing.marker} has edit ${found}, acknowledged was ${edited}`
            findings.push({ kind: 'lost', what } satisfies Finding)
          }
        }
        return findings
      }
    },
  }
}

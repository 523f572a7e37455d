import type { NewProperty } from '#contract/properties/properties.form.ts'
import { propertyStatus } from '#contract/properties/properties.states.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { sendDraft } from '../drafts/drafts.service.ts'
import { listingAgentOf } from '../listings/listings.service.ts'
import { replaceFieldValues } from './field-values.queries.ts'
import * as queries from './properties.queries.ts'
import { columnsOf, readListing } from './property-form.ts'

/** A new listing awaits its fee; its owner comes from the session and the agent's record. */
export async function createProperty(services: Services, input: NewProperty, context: CallContext) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    await sendDraft(tx, session.userId, input.draftKey)
    const { values, facts, middle } = await readListing(tx, input)
    const row = await queries.insertProperty(tx, {
      ...columnsOf(input, middle),
      ...facts,
      ownerUserId: session.userId,
      createdBy: session.userId,
      ...(await listingAgentOf(tx, session.userId)),
      statusCode: propertyStatus.awaitingPayment,
    })
    await replaceFieldValues(tx, row.id, values)
    return {
      id: row.id,
      propertyRef: row.reference,
      version: row.version,
      statusCode: propertyStatus.awaitingPayment,
      isPublished: false,
    }
  })
}

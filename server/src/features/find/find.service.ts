import type { Found } from '#contract/find/find.calls.ts'
import { statusOf } from '#contract/payments/payments.states.ts'
import type { Services } from '../../services.ts'
import { nameQuery } from '../properties/keyword-query.ts'
import * as queries from './find.queries.ts'

/**
 * `10482`, `jp10482` and `JP-10482` are the same reference. Digits may belong to any kind of
 * record, a prefix only to its own.
 */
function referenceStart(text: string, letters: 'JP' | 'TW' | 'PM'): string | undefined {
  const match = /^(?:([a-z]{2})[\s-]*)?(\d{1,9})$/i.exec(text)
  if (!match || (match[1] && match[1].toUpperCase() !== letters)) return undefined
  return `${letters}-${match[2]}%`
}

function isReference(text: string): boolean {
  return /^(jp|tw|pm)[\s-]*\d+$/i.test(text)
}

export function soughtIn(text: string): queries.Sought {
  return {
    start: `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`,
    // The text search finds references too, but only as numbers in any text.
    words: isReference(text) ? undefined : nameQuery(text),
    property: referenceStart(text, 'JP'),
    week: referenceStart(text, 'TW'),
    payment: referenceStart(text, 'PM'),
  }
}

export async function findAnything({ database: { db } }: Services, text: string): Promise<Found> {
  const sought = soughtIn(text)
  const [properties, weeks, people, conversations, payments] = await Promise.all([
    queries.findProperties(db, sought),
    queries.findWeeks(db, sought),
    queries.findPeople(db, sought),
    queries.findConversations(db, sought),
    queries.findPayments(db, sought),
  ])
  return {
    properties,
    weeks,
    people,
    conversations,
    payments: payments.map(({ state, ...facts }) => ({ ...facts, paymentStatus: statusOf(state) })),
  }
}

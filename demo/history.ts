import type { InferInsertModel } from '#server/db/orm.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { changeLog } from '#server/db/schema/change-log.ts'
import type { Clock } from './clock.ts'
import { roundPrice } from './lots.ts'
import type { OfferRow } from './offers.ts'
import type { People } from './people.ts'
import { Rand } from './scenes/random.ts'
import type { Subject } from './subjects.ts'

export type ChangeRow = InferInsertModel<typeof changeLog> & { createdAt: Date }

/** The change log that the triggers would have written for these listings and offers. */
export function makeHistory(
  subjects: readonly Subject[],
  offers: readonly OfferRow[],
  people: People,
  clock: Clock,
): ChangeRow[] {
  const r = new Rand('demo/history')
  const names = new Map(people.everyone.map((person) => [person.userId, person.fullName]))
  const by = (userId: number | null | undefined) => ({
    actorUserId: userId ?? null,
    actorName: (userId && names.get(userId)) || 'system',
  })
  const rows: ChangeRow[] = []
  for (const subject of subjects) {
    const tableName = subject.kind === 'week' ? 'weeks' : 'properties'
    const rowId = String(subject.id)
    rows.push({
      tableName,
      rowId,
      action: 'insert',
      before: null,
      after: { reference: subject.reference, owner_user_id: subject.ownerUserId },
      createdAt: subject.createdAt,
      ...by(subject.ownerUserId),
    })
    if (subject.firstPublishedAt) {
      rows.push({
        tableName,
        rowId,
        action: 'update',
        before: { published: false, version: 1 },
        after: {
          published: true,
          published_at: subject.firstPublishedAt.toISOString(),
          version: 2,
        },
        createdAt: subject.firstPublishedAt,
        ...by(r.pick([1, 8, 9])),
      })
    }
    const age = subject.firstPublishedAt ? clock.daysSince(subject.firstPublishedAt) : 0
    if (age > 4 && r.chance(0.15)) {
      const column = subject.kind === 'week' ? 'sell_price' : 'price'
      const before = roundPrice(subject.price * r.between(1.03, 1.1))
      rows.push({
        tableName,
        rowId,
        action: 'update',
        before: { [column]: before, version: 2 },
        after: { [column]: subject.price, version: 3 },
        createdAt: clock.ago(r.int(1, Math.min(age - 3, 60)), r),
        ...by(subject.ownerUserId),
      })
    }
  }
  for (const offer of offers) {
    if (!offer.decidedAt) continue
    rows.push({
      tableName: 'offers',
      rowId: String(offer.id),
      action: 'update',
      before: { status_code: offerStatus.open, version: 1 },
      after: { status_code: offer.statusCode, version: 2 },
      createdAt: offer.decidedAt,
      ...by(offer.decidedBy),
    })
  }
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

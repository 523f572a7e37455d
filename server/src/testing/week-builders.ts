import { eq, sql } from '../db/orm.ts'
import { transaction } from '../db/connect.ts'
import { resorts } from '../db/schema/resorts.ts'
import { seasons } from '../db/schema/seasons.ts'
import { statuses } from '../db/schema/statuses.ts'
import { weekOwners, weeks } from '../db/schema/weeks.ts'
import type { Services } from '../services.ts'
import { aUser } from './builders.ts'
import { payFee } from './listing-fees.ts'

interface WeekFactsForTest extends Partial<typeof weeks.$inferInsert> {
  resortCode?: string
  season?: string
  status?: string
  verified?: boolean
  /** A custom owner with this name. */
  ownerName?: string
}

/** A paid week at Cabana Beach: `aWeek(api.services, { published: true, ownerUserId })`. */
export async function aWeek(
  services: Services,
  facts: WeekFactsForTest = {},
): Promise<{ id: number; ownerUserId: number }> {
  const {
    resortCode = 'CABA',
    season = 'Peak 3',
    status = 'AV',
    verified,
    ownerName,
    ...columns
  } = facts
  const ownerUserId = columns.ownerUserId ?? (await aUser(services)).id
  const published = columns.published ?? false
  const now = new Date()
  return transaction(services.database, null, async (tx) => {
    const [resort] = await tx.select().from(resorts).where(eq(resorts.code, resortCode))
    const [seasonRow] = await tx.select().from(seasons).where(eq(seasons.name, season))
    const [statusRow] = await tx.select().from(statuses).where(eq(statuses.code, status))
    if (!resort || !seasonRow || !statusRow) throw new Error('The reference data is incomplete')
    const [row] = await tx
      .insert(weeks)
      .values({
        regionId: resort.regionId,
        resortId: resort.id,
        unitNumber: '1204',
        module: '27 Fri',
        weekNumber: 27,
        seasonId: seasonRow.id,
        bedrooms: 2,
        maxSleep: 6,
        weekType: 1,
        levyAmount: '11840',
        arrivalDate: '2027-07-02',
        departureDate: '2027-07-09',
        sellPrice: '68500',
        statusId: statusRow.id,
        verifiedAt: (verified ?? published) ? now : null,
        publishedAt: published ? now : null,
        firstPublishedAt: published ? now : null,
        customOwner: ownerName !== undefined,
        ...columns,
        ownerUserId,
      })
      .returning({ id: weeks.id })
    const { id } = row as { id: number }
    if (ownerName !== undefined) {
      await tx.insert(weekOwners).values({
        weekId: id,
        name: ownerName,
        surname: 'van Wyk',
        email: 'johanna@example.com',
        cellNumber: '+27835550162',
        telephone: '+27125550162',
      })
    }
    await payFee(tx, { kind: 'week', id }, { status, userId: ownerUserId })
    return { id, ownerUserId }
  })
}

/** What the sell form sends for a complete week. */
export const goodWeek = {
  regionId: 2,
  resortCode: 'CABA',
  unitNumber: '1204',
  module: '27 Fri',
  season: 'Peak 3',
  bedrooms: '2',
  maxSleep: 6,
  weekType: 1,
  levyAmount: 11840,
  arrivalDate: '2027-07-02',
  departureDate: '2027-07-09',
  sellPrice: 68500,
}

export const customOwner = {
  name: 'Johanna',
  surname: 'van Wyk',
  emailAddress: 'johanna@example.com',
  cellNumber: '083 555 0162',
}

export async function countWeeks({ database }: Services): Promise<number> {
  const [row] = await database.db.execute<{ n: number }>(sql`select count(*)::int as n from weeks`)
  return row?.n ?? 0
}

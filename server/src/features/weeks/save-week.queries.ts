import { and, eq, isNull, sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { agencies, agents } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
import { regions, resorts, spacebankEntities } from '../../db/schema/resorts.ts'
import { seasons } from '../../db/schema/seasons.ts'
import { unitConfigurations } from '../../db/schema/unit-configurations.ts'
import { statuses } from '../../db/schema/statuses.ts'
import { weekOwners, weeks } from '../../db/schema/weeks.ts'
import { statusIdOf } from '../listings/listings.sql.ts'

export type NewWeek = typeof weeks.$inferInsert
/** The columns that a change stores; a status may be given by its code. */
export type WeekValues = Partial<NewWeek> & { statusCode?: string }
export type NewOwner = typeof weekOwners.$inferInsert

export async function insertWeek(
  tx: Tx,
  { statusCode, ...week }: Omit<NewWeek, 'statusId'> & { statusCode: string },
): Promise<number> {
  const [row] = await tx
    .insert(weeks)
    .values({ ...week, statusId: statusIdOf(statusCode) })
    .returning({ id: weeks.id })
  return (row as { id: number }).id
}

/** False if someone else saved the week after it was read. */
export async function changeWeek(
  tx: Tx,
  id: number,
  version: number,
  { statusCode, ...values }: WeekValues,
): Promise<boolean> {
  const status = statusCode === undefined ? {} : { statusId: statusIdOf(statusCode) }
  const changed = await tx
    .update(weeks)
    .set({ ...values, ...status, version: version + 1 })
    .where(and(eq(weeks.id, id), eq(weeks.version, version)))
    .returning({ id: weeks.id })
  return changed.length > 0
}

/** The columns as they are stored, to detect changes. */
export async function findColumns(tx: Tx, id: number): Promise<typeof weeks.$inferSelect> {
  const [row] = await tx.select().from(weeks).where(eq(weeks.id, id))
  return row as typeof weeks.$inferSelect
}

export async function findOwnerColumns(
  tx: Tx,
  weekId: number,
): Promise<typeof weekOwners.$inferSelect | undefined> {
  const [row] = await tx.select().from(weekOwners).where(eq(weekOwners.weekId, weekId))
  return row
}

/** Unpublishes weeks that are past their day; returns which. */
export async function hidePast(tx: Tx, day: string): Promise<number[]> {
  const hidden = await tx
    .update(weeks)
    .set({ published: false })
    .where(and(weeks.published, sql`${weeks.hideAfter} < ${day}::date`))
    .returning({ id: weeks.id })
  return hidden.map(({ id }) => id)
}

export async function putOwner(tx: Tx, owner: NewOwner): Promise<void> {
  await tx
    .insert(weekOwners)
    .values(owner)
    .onConflictDoUpdate({ target: weekOwners.weekId, set: owner })
}

export async function changeOwner(
  tx: Tx,
  weekId: number,
  values: Partial<NewOwner>,
): Promise<void> {
  if (Object.keys(values).length === 0) return
  await tx.update(weekOwners).set(values).where(eq(weekOwners.weekId, weekId))
}

export async function removeOwner(tx: Tx, weekId: number): Promise<void> {
  await tx.delete(weekOwners).where(eq(weekOwners.weekId, weekId))
}

export async function findResort(tx: Tx, code: string) {
  const [row] = await tx
    .select({ id: resorts.id, regionId: resorts.regionId })
    .from(resorts)
    .where(and(sql`lower(${resorts.code}) = lower(${code})`, eq(resorts.isActive, true)))
  return row
}

export async function regionExists(tx: Tx, id: number): Promise<boolean> {
  return (await tx.select({ id: regions.id }).from(regions).where(eq(regions.id, id))).length > 0
}

async function idOf(query: Promise<{ id: number }[]>): Promise<number> {
  const [row] = await query
  if (!row) throw new Error('The reference data is incomplete')
  return row.id
}

export function seasonId(tx: Tx, name: string): Promise<number> {
  return idOf(tx.select({ id: seasons.id }).from(seasons).where(eq(seasons.name, name)))
}

export function spacebankId(tx: Tx, name: string): Promise<number> {
  return idOf(
    tx
      .select({ id: spacebankEntities.id })
      .from(spacebankEntities)
      .where(eq(spacebankEntities.name, name)),
  )
}

export async function findWeekStatus(tx: Tx, id: number): Promise<{ code: string } | undefined> {
  const [row] = await tx
    .select({ code: statuses.code })
    .from(statuses)
    .where(and(eq(statuses.id, id), sql`${statuses.appliesTo} in ('week', 'both')`))
  return row
}

export async function unitConfigurationId(tx: Tx, bedrooms: number, sleeps: number) {
  const [row] = await tx
    .select({ id: unitConfigurations.id })
    .from(unitConfigurations)
    .where(and(eq(unitConfigurations.bedrooms, bedrooms), eq(unitConfigurations.sleeps, sleeps)))
    .orderBy(unitConfigurations.id)
    .limit(1)
  return row?.id ?? null
}

export async function userExists(tx: Tx, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return found.length > 0
}

/** Whether the agent works for the agency; without an agent, whether the agency exists. */
export async function pairExists(
  tx: Tx,
  agencyId: number,
  agentId: number | null,
): Promise<boolean> {
  const rows = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(
      and(
        eq(agencies.id, agencyId),
        isNull(agencies.deletedAt),
        agentId === null
          ? undefined
          : sql`exists (select from ${agents} where ${agents.id} = ${agentId}
              and ${agents.agencyId} = ${agencyId} and ${agents.deletedAt} is null)`,
      ),
    )
  return rows.length > 0
}

export async function findProfile(tx: Tx, userId: number) {
  const [row] = await tx
    .select({
      howMarried: individuals.howMarried,
      spouseName: individuals.spouseName,
      spouseSurname: individuals.spouseSurname,
    })
    .from(individuals)
    .where(eq(individuals.userId, userId))
  return row
}

/** The email address of an agency's administrator, for emails without an agent. */
export async function findAgencyEmail(tx: Tx, agencyId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: users.email })
    .from(agencies)
    .innerJoin(users, and(eq(users.id, agencies.userId), isNull(users.deletedAt)))
    .where(eq(agencies.id, agencyId))
  return row?.email
}

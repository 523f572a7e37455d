import { referenceField } from '#contract/listing-imports/import-fields.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { ListingBefore } from '../../db/schema/listing-imports.ts'
import {
  changeAllImported,
  findByOwnReference,
  insertImported,
} from '../properties/imported-properties.service.ts'
import { loadKnowledge } from './import-knowledge.ts'
import type { ImportWork } from './import-step.ts'
import * as queries from './listing-imports.queries.ts'
import { ownerOf, planRow, type Plan, type Planning } from './plan-row.ts'
import { referenceOf } from './read-row.ts'

/**
 * This many rows are one transaction: a restart repeats none of them, and locks are held only
 * briefly.
 */
const batch = 100

async function planningOf({ services, record, editor }: ImportWork): Promise<Planning> {
  const { db } = services.database
  const { headings, mapping, defaults } = record
  return {
    reading: { headings, mapping, defaults },
    knowledge: await loadKnowledge(db, record.agencyId),
    firstLines: await queries.findFirstLines(db, record.id, mapping.indexOf(referenceField)),
    bySuperAdmin: editor.role === 'superAdmin',
  }
}

async function planRows(
  tx: Tx,
  { record }: ImportWork,
  planning: Planning,
  rows: readonly queries.PendingRow[],
  { lock }: { lock: boolean },
): Promise<Plan[]> {
  const references = rows.map(({ cells }) => referenceOf(planning.reading, cells)).filter(Boolean)
  const found = await findByOwnReference(tx, record.agencyId, references, { lock })
  const byReference = new Map(
    found.map((listing) => [listing.columns.ownReference?.toLowerCase(), listing]),
  )
  return rows.map((row) => {
    const reference = referenceOf(planning.reading, row.cells).toLowerCase()
    return planRow(planning, row, byReference.get(reference))
  })
}

const resultOf = (plan: Plan): queries.RowResult => ({
  line: plan.line,
  outcome: plan.outcome,
  problems: plan.problems,
  changes: plan.changes,
  property_id: plan.outcome === 'refused' ? null : (plan.existing?.columns.id ?? null),
  before: null,
  version_after: null,
})

/** The dry run: determines for each row what the import would do, without changing any listing. */
export async function checkRows(work: ImportWork): Promise<boolean> {
  const { services, record } = work
  const planning = await planningOf(work)
  for (;;) {
    if (!(await work.keep('checking'))) return false
    const { db } = services.database
    const rows = await queries.findPending(db, record.id, 'checking', batch)
    if (rows.length === 0) return true
    await transaction(services.database, null, async (tx) => {
      const plans = await planRows(tx, work, planning, rows, { lock: false })
      await queries.saveResults(tx, record.id, plans.map(resultOf), { applied: false })
    })
  }
}

/** New listings with one statement for all of them. */
async function addListings(tx: Tx, work: ImportWork, planning: Planning, plans: readonly Plan[]) {
  const { record, editor } = work
  const inserted = await insertImported(
    tx,
    plans.map(({ listing, agent, reference }) => {
      const owner = ownerOf(planning, agent)
      return {
        columns: {
          ...(listing as NonNullable<typeof listing>).columns,
          ownReference: reference,
          ownerUserId: owner?.userId ?? editor.userId,
          createdBy: editor.userId,
          agentId: owner?.agentId ?? null,
          agencyId: record.agencyId,
        },
        values: (listing as NonNullable<typeof listing>).values,
      }
    }),
  )
  return plans.map((plan, place) => ({
    ...resultOf(plan),
    property_id: inserted[place]?.id ?? null,
    version_after: inserted[place]?.version ?? null,
  }))
}

async function changeListings(tx: Tx, { editor }: ImportWork, plans: readonly Plan[]) {
  const changes = plans.flatMap(({ existing, difference }) =>
    existing && difference ? [{ existing, difference }] : [],
  )
  const versions = await changeAllImported(tx, changes, editor)
  return plans.map((plan): queries.RowResult => {
    const { existing, difference } = plan
    if (!existing || !difference) return resultOf(plan)
    const before: ListingBefore = {
      columns: difference.before,
      ...(difference.values ? { values: existing.values } : {}),
    }
    const version_after = versions.get(existing.columns.id) ?? null
    return { ...resultOf(plan), before, version_after }
  })
}

/** Imports the remaining rows; each batch is committed together with the results of its rows. */
export async function importRows(work: ImportWork): Promise<boolean> {
  const { services, record, actor } = work
  const planning = await planningOf(work)
  for (;;) {
    const left = await transaction(services.database, actor, async (tx) => {
      if (!(await work.keep('importing', tx))) return undefined
      await queries.lockAgency(tx, record.agencyId)
      const rows = await queries.findPending(tx, record.id, 'importing', batch)
      if (rows.length === 0) return 0
      const plans = await planRows(tx, work, planning, rows, { lock: true })
      const added = plans.filter(({ outcome }) => outcome === 'new')
      const known = plans.filter(({ outcome }) => outcome !== 'new')
      const results = [
        ...(await addListings(tx, work, planning, added)),
        ...(await changeListings(tx, work, known)),
      ]
      await queries.saveResults(tx, record.id, results, { applied: true })
      return rows.length
    })
    if (left === undefined) return false
    if (left === 0) return true
  }
}

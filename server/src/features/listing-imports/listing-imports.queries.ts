import { and, asc, eq, isNotNull, isNull, sql, type SQL } from '../../db/orm.ts'
import type { ImportDetails, ImportRow } from '#contract/listing-imports/listing-imports.schema.ts'
import type {
  ImportState,
  RowOutcome,
  UndoOutcome,
} from '#contract/listing-imports/listing-imports.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import {
  listingImportRows as rows,
  listingImports as imports,
  type ListingBefore,
  type RowProblem,
  type StoredZip,
} from '../../db/schema/listing-imports.ts'

export type ImportRecord = typeof imports.$inferSelect

export async function insertImport(
  tx: Tx,
  values: typeof imports.$inferInsert,
  lines: readonly { line: number; cells: string[] }[],
): Promise<number> {
  const [inserted] = await tx.insert(imports).values(values).returning({ id: imports.id })
  const importId = (inserted as { id: number }).id
  for (let at = 0; at < lines.length; at += 1000) {
    await tx
      .insert(rows)
      .values(lines.slice(at, at + 1000).map(({ line, cells }) => ({ importId, line, cells })))
  }
  return importId
}

export async function findImport(db: Executor, id: number): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id))
  return row
}

export async function lockImport(tx: Tx, id: number): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return row
}

/** The newest mapping of each heading, from an agency's imports that got as far as a check. */
export async function findMappings(db: Executor, agencyId: number) {
  return db
    .select({ headings: imports.headings, mapping: imports.mapping })
    .from(imports)
    .where(and(eq(imports.agencyId, agencyId), sql`${imports.state} <> 'uploaded'`))
    .orderBy(sql`${imports.id} desc`)
    .limit(5)
}

type Summary = Omit<
  ImportDetails,
  'headings' | 'samples' | 'mapping' | 'defaults' | 'fields' | 'agents' | 'zips'
>

const count = (condition: SQL) => sql`count(*) filter (where ${condition})::int`

/** The progress of the current step. */
const progress = sql`case i.state
  when 'pictures' then ${count(sql`r.pictures_at is not null`)}
  when 'undoing' then ${count(sql`r.undo is not null`)}
  when 'importing' then ${count(sql`r.applied_at is not null`)}
  else ${count(sql`r.outcome is not null`)} end`

const total = sql`case i.state
  when 'pictures' then ${count(sql`r.property_id is not null`)}
  when 'undoing' then ${count(sql`r.applied_at is not null and (r.outcome in ('new', 'changed') or cardinality(r.added_images) > 0)`)}
  else i.row_count end`

const summary = (where: SQL, limit: SQL) => sql`
  select i.id, i.agency_id as "agencyId", g.name as "agencyName", i.file_name as "fileName",
    (select username from users u where u.id = i.imported_by) as "importedBy", i.state,
    i.row_count as rows, i.created_at as "createdAt", i.finished_at as "finishedAt", c.*
  from listing_imports i join agencies g on g.id = i.agency_id
  cross join lateral (
    select ${progress} as done, ${total} as total, json_build_object(
      'new', ${count(sql`r.outcome = 'new'`)}, 'changed', ${count(sql`r.outcome = 'changed'`)},
      'same', ${count(sql`r.outcome = 'same'`)}, 'refused', ${count(sql`r.outcome = 'refused'`)},
      'undone', ${count(sql`r.undo = 'undone'`)}, 'kept', ${count(sql`r.undo = 'kept'`)},
      'pictures', coalesce(sum(cardinality(r.added_images)), 0)::int,
      'missingPictures', coalesce(sum(r.missing_pictures), 0)::int) as counts
    from listing_import_rows r where r.import_id = i.id) c
  where ${where} order by i.id desc ${limit}`

type SummaryRow = Omit<Summary, 'createdAt' | 'finishedAt'> & {
  createdAt: string
  finishedAt: string | null
} & Record<string, unknown>

const iso = (value: string | null) => (value === null ? null : new Date(value).toISOString())

const toSummary = ({ createdAt, finishedAt, ...row }: SummaryRow) =>
  ({ ...row, createdAt: iso(createdAt) as string, finishedAt: iso(finishedAt) }) as Summary

export async function findSummary(db: Executor, id: number): Promise<Summary> {
  const [row] = await db.execute<SummaryRow>(summary(sql`i.id = ${id}`, sql``))
  return toSummary(row as SummaryRow)
}

export async function findImports(
  db: Executor,
  { page, size }: { page: number; size: number },
  agencyId: number | undefined,
) {
  const where = agencyId === undefined ? sql`true` : sql`i.agency_id = ${agencyId}`
  const limit = sql`limit ${size} offset ${(page - 1) * size}`
  const found = await db.execute<SummaryRow>(summary(where, limit))
  const [counted] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from listing_imports i where ${where}`,
  )
  return { items: found.map(toSummary), total: counted?.total ?? 0, page, size }
}

export async function findSamples(db: Executor, importId: number): Promise<string[][]> {
  const found = await db
    .select({ cells: rows.cells })
    .from(rows)
    .where(eq(rows.importId, importId))
    .orderBy(asc(rows.line))
    .limit(3)
  return found.map(({ cells }) => cells)
}

interface RowsQuery {
  id: number
  page: number
  size: number
  outcome?: RowOutcome | undefined
}

type FoundRow = Omit<ImportRow, 'ownReference' | 'title'> & { cells: string[] }

export async function findRows(db: Executor, { id, page, size, outcome }: RowsQuery) {
  const where = sql`r.import_id = ${id} ${outcome ? sql`and r.outcome = ${outcome}` : sql``}`
  const items = await db.execute<FoundRow & Record<string, unknown>>(sql`
    select r.line, r.cells, r.outcome, r.undo, r.problems, r.changes, p.id as "propertyId",
      p.reference as "propertyRef", p.usage
    from listing_import_rows r
    left join properties p on p.id = r.property_id and p.deleted_at is null
    where ${where} order by r.line limit ${size} offset ${(page - 1) * size}`)
  const [counted] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from listing_import_rows r where ${where}`,
  )
  return { items: [...items], total: counted?.total ?? 0 }
}

export async function findRefused(db: Executor, importId: number) {
  return db
    .select({ line: rows.line, cells: rows.cells, problems: rows.problems })
    .from(rows)
    .where(and(eq(rows.importId, importId), eq(rows.outcome, 'refused')))
    .orderBy(asc(rows.line))
}

export async function changeImport(
  tx: Executor,
  id: number,
  values: Partial<typeof imports.$inferInsert>,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id))
}

/** Discards the results of an earlier check. */
export async function clearOutcomes(tx: Tx, importId: number): Promise<void> {
  await tx.execute(sql`
    update listing_import_rows set outcome = null, problems = '[]', changes = '{}'
    where import_id = ${importId} and outcome is not null`)
}

/** The first line with each reference in the file. */
export async function findFirstLines(
  db: Executor,
  importId: number,
  place: number,
): Promise<Map<string, number>> {
  const found = await db.execute<{ reference: string; line: number }>(sql`
    select lower(left(trim(cells[${place + 1}]), 100)) as reference, min(line)::int as line
    from listing_import_rows where import_id = ${importId} group by 1`)
  return new Map(found.map(({ reference, line }) => [reference, line]))
}

export type PendingRow = Pick<typeof rows.$inferSelect, 'line' | 'cells'>

/** The next rows that this step has not processed yet. */
export async function findPending(
  db: Executor,
  importId: number,
  step: 'checking' | 'importing',
  most: number,
): Promise<PendingRow[]> {
  return db
    .select({ line: rows.line, cells: rows.cells })
    .from(rows)
    .where(
      and(
        eq(rows.importId, importId),
        step === 'checking' ? isNull(rows.outcome) : isNull(rows.appliedAt),
      ),
    )
    .orderBy(asc(rows.line))
    .limit(most)
}

export interface RowResult {
  line: number
  outcome: RowOutcome
  problems: RowProblem[]
  changes: string[]
  property_id: number | null
  before: ListingBefore | null
  version_after: number | null
}

/** Writes the results of many rows in one statement. */
export async function saveResults(
  tx: Executor,
  importId: number,
  results: readonly RowResult[],
  { applied }: { applied: boolean },
): Promise<void> {
  await tx.execute(sql`
    update listing_import_rows r set outcome = x.outcome, problems = x.problems,
      changes = array(select jsonb_array_elements_text(x.changes)), property_id = x.property_id,
      before = x.before, version_after = x.version_after
      ${applied ? sql`, applied_at = now()` : sql``}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as x(line int, outcome text,
      problems jsonb, changes jsonb, property_id int, before jsonb, version_after int)
    where r.import_id = ${importId} and r.line = x.line`)
}

/** The next rows of an import to undo, last first. */
export async function findToUndo(db: Executor, importId: number, most: number) {
  return db
    .select()
    .from(rows)
    .where(
      and(
        eq(rows.importId, importId),
        isNotNull(rows.appliedAt),
        isNull(rows.undo),
        sql`(${rows.outcome} in ('new', 'changed') or cardinality(${rows.addedImages}) > 0)`,
      ),
    )
    .orderBy(sql`${rows.line} desc`)
    .limit(most)
}

export async function saveUndo(
  tx: Tx,
  importId: number,
  line: number,
  undo: UndoOutcome,
  problems: RowProblem[],
): Promise<void> {
  await tx
    .update(rows)
    .set({ undo, ...(problems.length ? { problems } : {}) })
    .where(and(eq(rows.importId, importId), eq(rows.line, line)))
}

/** The next rows whose pictures have not been looked up. */
export async function findWithoutPictures(db: Executor, importId: number, most: number) {
  return db
    .select()
    .from(rows)
    .where(and(eq(rows.importId, importId), isNotNull(rows.propertyId), isNull(rows.picturesAt)))
    .orderBy(asc(rows.line))
    .limit(most)
}

export async function savePictures(
  tx: Executor,
  importId: number,
  line: number,
  values: {
    addedImages: number[]
    missingPictures: number
    problems: RowProblem[]
    versionAfter: number | null
  },
): Promise<void> {
  await tx
    .update(rows)
    .set({ ...values, picturesAt: new Date() })
    .where(and(eq(rows.importId, importId), eq(rows.line, line)))
}

/**
 * Claims an import that nobody is working on; another process's claim is respected until it goes
 * silent.
 */
export async function claim(
  db: Executor,
  id: number,
  by: string,
  silentSeconds: number,
): Promise<ImportState | undefined> {
  const [row] = await db.execute<{ state: ImportState }>(sql`
    update listing_imports set claimed_by = ${by}, claimed_at = now(), attempts = attempts + 1
    where id = ${id} and state in ('checking', 'importing', 'pictures', 'undoing')
      and (claimed_at is null or claimed_at < now() - make_interval(secs => ${silentSeconds}))
    returning state`)
  return row?.state
}

/** Whether this process still holds the claim; also renews it. */
export async function keepClaim(
  db: Executor,
  id: number,
  by: string,
  state: ImportState,
): Promise<boolean> {
  const held = await db.execute<{ id: number }>(sql`
    update listing_imports set claimed_at = now()
    where id = ${id} and claimed_by = ${by} and state = ${state} returning id`)
  return held.length > 0
}

export async function findSilent(db: Executor, silentSeconds: number): Promise<number[]> {
  const found = await db.execute<{ id: number }>(sql`
    select id from listing_imports where state in ('checking', 'importing', 'pictures', 'undoing')
      and (claimed_at is null or claimed_at < now() - make_interval(secs => ${silentSeconds}))
    order by id`)
  return found.map(({ id }) => id)
}

/** Keeps two imports of one agency from adding the same reference twice. */
export async function lockAgency(tx: Tx, agencyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${agencyId})`)
}

/** Any number that no other advisory lock uses. */
const lockClass = 726_581

export async function sweepImports(db: Executor, days: number): Promise<void> {
  await db.execute(sql`
    delete from listing_imports where created_at < now() - make_interval(days => ${days})
      and state not in ('checking', 'importing', 'pictures', 'undoing')`)
}

export type { StoredZip }

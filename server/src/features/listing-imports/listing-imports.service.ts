import { AppError } from '#contract/errors.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import {
  plainHeading,
  referenceField,
  suggestMapping,
} from '#contract/listing-imports/import-fields.ts'
import type * as calls from '#contract/listing-imports/listing-imports.calls.ts'
import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import {
  importDefaults,
  type ImportDetails,
} from '#contract/listing-imports/listing-imports.schema.ts'
import { mayStart } from '#contract/listing-imports/listing-imports.states.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { outsideRequest } from '../../db/request-scope.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { scheduleRemoval } from '../../kit/file-removals.ts'
import type { Services } from '../../services.ts'
import { findAgencyState, findTeam } from '../agencies/agency-team.service.ts'
import { findImportFields, type GroupedField } from './import-knowledge.ts'
import { workOnImport } from './import-work.ts'
import { agencyToImportFor, requireOwnImport } from './listing-imports.policy.ts'
import * as queries from './listing-imports.queries.ts'
import { zipHours } from './picture-zips.ts'
import { readImportFile } from './read-import-file.ts'
import { Cells, referenceOf } from './read-row.ts'

/** Limits per person for files and ZIP files. */
export const uploadLimit = { max: 120, seconds: 3600 }

async function detailsOf(db: Executor, record: queries.ImportRecord): Promise<ImportDetails> {
  const { headings, mapping, defaults, zips } = record
  const [summary, samples, fields, team] = await Promise.all([
    queries.findSummary(db, record.id),
    queries.findSamples(db, record.id),
    findImportFields(db),
    findTeam(db, record.agencyId),
  ])
  return {
    ...summary,
    headings,
    samples,
    mapping,
    defaults,
    fields: fields.map(({ key, label, hint, group }) => ({
      key,
      label,
      group,
      ...(hint ? { hint } : {}),
    })),
    agents: team.map(({ agentId, name }) => ({ id: agentId, name })),
    zips: zips.map(({ name, names }) => ({ name, pictures: names.length })),
  }
}

/** How the agency's columns were mapped before, by heading; the newest wins. */
async function rememberedMapping(db: Executor, agencyId: number) {
  const remembered: Record<string, string | null> = {}
  for (const { headings, mapping } of (await queries.findMappings(db, agencyId)).toReversed()) {
    for (const [place, heading] of headings.entries()) {
      remembered[plainHeading(heading)] = mapping[place] ?? null
    }
  }
  return remembered
}

/** Reads a file and suggests a mapping of its columns. Nothing is imported yet. */
export async function uploadListings(
  services: Services,
  input: ParsedInputOf<typeof calls.uploadListings>,
  context: CallContext,
): Promise<ImportDetails> {
  const session = sessionOf(context)
  const agencyId = agencyToImportFor(session, input.agencyId)
  await services.limits.take(`listing imports:user ${session.userId}`, uploadLimit)
  const [file] = context.files ?? []
  if (!file)
    throw new AppError('invalidInput', { message: texts.oneFile, fields: { file: texts.oneFile } })
  const { db } = services.database
  const agency = await findAgencyState(db, agencyId)
  if (!agency) throw new AppError('notFound')
  if (!agency.verifiedAt) throw new AppError('wrongState', { message: texts.agencyUnverified })
  const { headings, rows } = await readImportFile(file.content)
  const remembered = await rememberedMapping(db, agencyId)
  const mapping = suggestMapping(headings, await findImportFields(db), remembered)
  return transaction(services.database, actorOf(context), async (tx) => {
    const values = {
      agencyId,
      importedBy: session.userId,
      fileName: file.name.slice(0, 200),
      headings,
      rowCount: rows.length,
      mapping,
      defaults: importDefaults.parse({}),
    }
    const id = await queries.insertImport(tx, values, rows)
    return detailsOf(tx, (await queries.findImport(tx, id)) as queries.ImportRecord)
  })
}

async function ownImport(services: Services, id: number, context: CallContext) {
  const found = await queries.findImport(services.database.db, id)
  return requireOwnImport(sessionOf(context), found)
}

export async function getImport(services: Services, id: number, context: CallContext) {
  return detailsOf(services.database.db, await ownImport(services, id, context))
}

export function listImports(
  services: Services,
  { agencyId: asked, ...query }: ParsedInputOf<typeof calls.listImports>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const agencyId = session.role === 'superAdmin' ? asked : agencyToImportFor(session, undefined)
  return queries.findImports(services.database.db, query, agencyId)
}

export async function listImportRows(
  services: Services,
  query: ParsedInputOf<typeof calls.listImportRows>,
  context: CallContext,
) {
  const record = await ownImport(services, query.id, context)
  const { items, total } = await queries.findRows(services.database.db, query)
  return {
    items: items.map(({ cells, ...row }) => ({
      ...row,
      ownReference: referenceOf(record, cells),
      title: new Cells(record, cells).one('shortDescription') ?? '',
    })),
    total,
    page: query.page,
    size: query.size,
  }
}

function refuseMapping(message: string): never {
  throw new AppError('invalidInput', { message, fields: { mapping: message } })
}

function checkMapping(
  { headings }: queries.ImportRecord,
  mapping: readonly (string | null)[],
  fields: readonly GroupedField[],
): void {
  if (mapping.length !== headings.length) refuseMapping(texts.wrongLength)
  if (!mapping.includes(referenceField)) refuseMapping(texts.referenceUnmapped)
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const used = new Set<string>()
  for (const key of mapping) {
    if (key === null) continue
    const field = byKey.get(key)
    if (!field) refuseMapping(texts.unknownField)
    if (used.has(key) && !field.several) refuseMapping(texts.mappedTwice(field.label))
    used.add(key)
  }
}

/** Not awaited: the work outlives the request, and a job continues it if this process ends. */
function startWork(services: Services, id: number): void {
  outsideRequest(() => workOnImport(services, id)).catch((error: unknown) => {
    services.log.error(error, `The import of listings ${id} stopped; a job will resume it`)
  })
}

async function startStep(
  services: Services,
  id: number,
  context: CallContext,
  step: 'check' | 'run' | 'undo',
  prepare: (
    tx: Parameters<Parameters<typeof transaction>[2]>[0],
    record: queries.ImportRecord,
  ) => Promise<Partial<queries.ImportRecord>>,
): Promise<ImportDetails> {
  const session = sessionOf(context)
  const details = await transaction(services.database, actorOf(context), async (tx) => {
    const record = requireOwnImport(session, await queries.lockImport(tx, id))
    if (!mayStart(step, record.state)) throw new AppError('wrongState', { message: texts.notNow })
    const values = await prepare(tx, record)
    const fresh = { claimedBy: null, claimedAt: null, attempts: 0, finishedAt: null }
    await queries.changeImport(tx, id, { ...fresh, ...values })
    return detailsOf(tx, (await queries.findImport(tx, id)) as queries.ImportRecord)
  })
  startWork(services, id)
  return details
}

export function checkImport(
  services: Services,
  { id, mapping, defaults }: ParsedInputOf<typeof calls.checkImport>,
  context: CallContext,
) {
  return startStep(services, id, context, 'check', async (tx, record) => {
    checkMapping(record, mapping, await findImportFields(tx))
    const team = await findTeam(tx, record.agencyId)
    if (defaults.agentId !== null && !team.some((one) => one.agentId === defaults.agentId)) {
      throw new AppError('invalidInput', { fields: { 'defaults.agentId': texts.agentUnknown } })
    }
    await queries.clearOutcomes(tx, id)
    return { mapping, defaults, state: 'checking' }
  })
}

export function runImport(services: Services, id: number, context: CallContext) {
  const { userId } = sessionOf(context)
  // The person who starts it is the author of the changes to listings.
  return startStep(services, id, context, 'run', async (tx, { zips }) => {
    await scheduleRemoval(
      tx,
      zips.map(({ key }) => key),
      zipHours,
    )
    return { state: 'importing', importedBy: userId }
  })
}

export function undoImport(services: Services, id: number, context: CallContext) {
  return startStep(services, id, context, 'undo', async () => ({ state: 'undoing' }))
}

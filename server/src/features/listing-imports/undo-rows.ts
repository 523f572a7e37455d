import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import {
  changeImported,
  lockListings,
  removeImported,
} from '../properties/imported-properties.service.ts'
import { removeImages } from '../property-images/imported-images.service.ts'
import type { ImportWork } from './import-step.ts'
import * as queries from './listing-imports.queries.ts'

const batch = 100

type Row = Awaited<ReturnType<typeof queries.findToUndo>>[number]

/** Undefined if it was undone; otherwise why the listing is kept as it is. */
async function undoRow(
  tx: Tx,
  { editor }: ImportWork,
  row: Row,
  versions: ReadonlyMap<number, number>,
): Promise<string | undefined> {
  const id = row.propertyId
  const version = id === null ? undefined : versions.get(id)
  if (id === null || version === undefined) return texts.goneSince
  if (version !== row.versionAfter) return texts.editedSince
  if (row.outcome === 'new') return (await removeImported(tx, id)) ? undefined : texts.hasOffer
  const { columns = {}, values } = row.before ?? {}
  if (row.outcome === 'changed') await changeImported(tx, id, { columns, values }, editor)
  await removeImages(tx, row.addedImages)
  return undefined
}

/** Undoes the rows of an import, last first. Listings edited since are kept. */
export async function undoRows(work: ImportWork): Promise<boolean> {
  const { services, record, actor } = work
  for (;;) {
    const left = await transaction(services.database, actor, async (tx) => {
      if (!(await work.keep('undoing', tx))) return undefined
      await queries.lockAgency(tx, record.agencyId)
      const rows = await queries.findToUndo(tx, record.id, batch)
      const ids = rows.flatMap(({ propertyId }) => (propertyId === null ? [] : [propertyId]))
      const found = await lockListings(tx, ids)
      const versions = new Map(found.map(({ id, version }) => [id, version]))
      for (const row of rows) {
        const kept = await undoRow(tx, work, row, versions)
        const problems = kept ? [{ column: 'Undo', message: kept }] : []
        await queries.saveUndo(tx, record.id, row.line, kept ? 'kept' : 'undone', problems)
      }
      return rows.length
    })
    if (left === undefined) return false
    if (left === 0) return true
  }
}

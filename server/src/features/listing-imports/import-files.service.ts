import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import {
  listingImportsTexts as texts,
  mostZips,
} from '#contract/listing-imports/listing-imports.messages.ts'
import { isWorking } from '#contract/listing-imports/listing-imports.states.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { importZipKey } from '../../kit/file-keys.ts'
import { scheduleRemoval } from '../../kit/file-removals.ts'
import type { Services } from '../../services.ts'
import { correctionsSheet, templateSheet } from './corrections.ts'
import { findImportFields } from './import-knowledge.ts'
import { requireOwnImport } from './listing-imports.policy.ts'
import * as queries from './listing-imports.queries.ts'
import { getImport, uploadLimit } from './listing-imports.service.ts'
import { readPictureZip, zipHours } from './picture-zips.ts'

/**
 * Stores a ZIP with pictures until the import has used them: it is deleted an hour after that, or a
 * day after it was uploaded.
 */
export async function addImportPictures(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  const { database, files } = services
  requireOwnImport(session, await queries.findImport(database.db, id))
  const [file] = context.files ?? []
  if (!file) {
    const message = texts.zipWrongType
    throw new AppError('invalidInput', { message, fields: { file: message } })
  }
  await services.limits.take(`listing imports:user ${session.userId}`, uploadLimit)
  const pictures = readPictureZip(file.content)
  const key = importZipKey(randomUUID())
  await scheduleRemoval(database.db, [key], zipHours)
  await files.write(key, file.content)
  await transaction(database, actorOf(context), async (tx) => {
    const record = requireOwnImport(session, await queries.lockImport(tx, id))
    if (isWorking(record.state)) throw new AppError('wrongState', { message: texts.notNow })
    if (record.zips.length >= mostZips) {
      throw new AppError('tooLarge', { message: texts.tooManyZips })
    }
    const zip = { key, name: file.name.slice(0, 200), names: pictures.map(({ name }) => name) }
    await queries.changeImport(tx, id, { zips: [...record.zips, zip] })
  })
  return getImport(services, id, context)
}

export async function downloadCorrections(services: Services, id: number, context: CallContext) {
  const { db } = services.database
  const record = requireOwnImport(sessionOf(context), await queries.findImport(db, id))
  const refused = await queries.findRefused(db, id)
  if (refused.length === 0) throw new AppError('wrongState', { message: texts.nothingToCorrect })
  const content = await correctionsSheet(record.headings, refused)
  return { fileName: `to-correct-${id}.xlsx`, content }
}

export async function downloadTemplate(services: Services) {
  const fields = await findImportFields(services.database.db)
  const userFields = fields.filter(({ group }) => group !== 'Listing')
  return { fileName: 'listings.xlsx', content: await templateSheet(userFields) }
}

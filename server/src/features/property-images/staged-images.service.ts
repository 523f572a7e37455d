import { randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { imageRules, type StagedImage } from '#contract/property-images/property-images.calls.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { isNotAPicture, storePicture } from '../../kit/pictures.ts'
import { stagedKeyPrefix } from '../../kit/stored-images.queries.ts'
import type { Services } from '../../services.ts'
import * as queries from './property-images.queries.ts'

/** A few forms at once; more would only fill the store. */
const mostStaged = 5 * imageRules.maxFiles

/** Stores a picture while its listing is being entered; it belongs to its uploader. */
export async function stageImage(services: Services, context: CallContext): Promise<StagedImage> {
  const { userId } = sessionOf(context)
  const [file] = context.files ?? []
  if (!file) {
    throw new AppError('invalidInput', {
      message: texts.noImages,
      fields: { files: texts.noImages },
    })
  }
  if ((await queries.countStaged(services.database.db, userId)) >= mostStaged) {
    throw new AppError('invalidInput', {
      message: texts.tooManyImages,
      fields: { files: texts.tooManyImages },
    })
  }
  const key = `${stagedKeyPrefix}${randomUUID()}`
  const stored = await storePicture(services, file.content, { key }).catch((error: unknown) => {
    if (!isNotAPicture(error)) throw error
    throw new AppError('unsupportedMedia', { message: texts.notAPicture })
  })
  return transaction(services.database, actorOf(context), async (tx) => {
    const image = await queries.addStaged(tx, stored, userId)
    return { stagedId: image.id, image }
  })
}

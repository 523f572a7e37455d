import type { FastifyRequest } from 'fastify'
import type { CallUpload } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { UploadedFile } from '../kit/call-context.ts'

const mostFields = 20
const largestField = 16 * 1024

function refusal(error: unknown, upload: CallUpload): unknown {
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError('tooLarge', { message: upload.tooLargeMessage })
    case 'FST_FILES_LIMIT':
      return new AppError('tooLarge', {
        message: `You can upload at most ${upload.maxFiles} files at a time.`,
      })
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError('tooLarge')
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return new AppError('unsupportedMedia')
    default:
      // The parser has no error codes for a form without a boundary, or one that ends too early.
      return error instanceof AppError || 'statusCode' in (error as object)
        ? error
        : new AppError('badRequest')
  }
}

/** Reads the fields and files of a form that was sent as `multipart/form-data`, within its limits. */
export async function readUpload(
  request: FastifyRequest,
  upload: CallUpload,
): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  const fields: Record<string, unknown> = {}
  const files: UploadedFile[] = []
  try {
    const parts = request.parts({
      limits: {
        fileSize: upload.maxFileBytes,
        files: upload.maxFiles,
        fields: mostFields,
        fieldSize: largestField,
      },
    })
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const content = await part.toBuffer()
      if (!upload.types.includes(part.mimetype)) {
        const message = upload.wrongTypeMessage
        throw new AppError('unsupportedMedia', message ? { message } : {})
      }
      files.push({ name: part.filename, type: part.mimetype, content })
    }
  } catch (error) {
    throw refusal(error, upload)
  }
  return { fields, files }
}

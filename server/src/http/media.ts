import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { pictureWidths } from '#contract/values/picture.ts'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../gateways/files.ts'
import { pictureKey } from '../kit/pictures.ts'
import { handleError } from './errors.ts'

const headers = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  // Sandboxed landing pages and emails show them too, and have another origin.
  'cross-origin-resource-policy': 'cross-origin',
}

/** Serves stored pictures in their sizes. They never change, so browsers may cache them. */
export async function mountMedia(
  app: FastifyInstance,
  { database, files }: { database: Database; files: FileStore },
): Promise<void> {
  await app.register(async (media) => {
    media.setErrorHandler(handleError)
    media.get<{ Params: { id: string; file: string } }>(
      '/media/:id/:file',
      async (request, reply) => {
        const id = Number(request.params.id)
        const width = Number(/^(\d+)\.webp$/.exec(request.params.file)?.[1])
        if (
          !Number.isSafeInteger(id) ||
          id > 2 ** 31 - 1 ||
          !pictureWidths.includes(width as never)
        ) {
          throw new AppError('notFound')
        }
        const [row] = await database.db.execute<{ key: string }>(
          sql`select key from images where id = ${id}`,
        )
        const file = row && (await files.read(pictureKey(row.key, width)))
        if (!file) throw new AppError('notFound')
        return reply
          .headers(headers)
          .send(Buffer.from(file.buffer, file.byteOffset, file.byteLength))
      },
    )
  })
}

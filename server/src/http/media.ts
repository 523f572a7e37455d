import type { FastifyInstance } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { pictureWidths } from '#contract/values/picture.ts'
import { avifWidths, type PictureVariants } from '../kit/picture-variants.ts'
import type { Session } from '../kit/session.ts'
import { handleError } from './errors.ts'
import { isAnonymous, type ContextFor } from './visitor.ts'

const publicHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  // Sandboxed landing pages and emails show pictures too, and have another origin.
  'cross-origin-resource-policy': 'cross-origin',
}

/** People who may no longer see the listing must not find its picture in a cache. */
const privateHeaders = { 'cache-control': 'private, no-store' }

/** Finds pictures by the random key in their address, and decides who may see those that are not public. */
export interface PictureAccess {
  find(addressKey: string): Promise<{ id: number; key: string; isPublic: boolean } | undefined>
  maySee(id: number, session: Session): Promise<boolean>
}

interface Media {
  variants: PictureVariants
  pictures: PictureAccess
  contextFor: ContextFor
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Serves stored pictures in their sizes. They never change, so browsers may cache the public ones. */
export async function mountMedia(
  app: FastifyInstance,
  { variants, pictures, contextFor }: Media,
): Promise<void> {
  await app.register(async (media) => {
    media.setErrorHandler(handleError)
    media.get<{ Params: { key: string; file: string } }>(
      '/media/:key/:file',
      async (request, reply) => {
        const { key } = request.params
        const width = Number(/^(\d+)\.webp$/.exec(request.params.file)?.[1])
        if (!uuid.test(key) || !pictureWidths.includes(width as never)) {
          throw new AppError('notFound')
        }
        const picture = await pictures.find(key)
        if (!picture) throw new AppError('notFound')
        if (!picture.isPublic) {
          if (isAnonymous(request)) throw new AppError('notFound')
          const { session } = await contextFor(request, reply)
          if (!session || !(await pictures.maySee(picture.id, session))) {
            throw new AppError('notFound')
          }
        }
        const takesAvif = /\bimage\/avif\b/.test(request.headers.accept ?? '')
        const file = await variants.find(picture.key, width, takesAvif)
        if (!file) throw new AppError('notFound')
        const { buffer, byteOffset, byteLength } = file.content
        if (avifWidths.includes(width)) reply.header('vary', 'accept')
        return reply
          .headers(picture.isPublic ? publicHeaders : privateHeaders)
          .type(file.type)
          .send(Buffer.from(buffer, byteOffset, byteLength))
      },
    )
  })
}

import { encode, sizeOf } from './picture-encoding.ts'
import type { PictureAnswer, PictureTask } from './picture-codec.ts'

/** The process that decodes pictures; see `picture-codec.ts`. */
const work = { sizeOf, encode }

function answer(message: PictureAnswer) {
  process.send?.(message)
}

process.on('message', ({ id, what, content }: PictureTask) => {
  work[what](content).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, error: String(error) }),
  )
})

// The program has ended, also without having asked for it.
process.on('disconnect', () => process.exit())

import { drawing, encode, sizeOf, variant } from './picture-encoding.ts'
import type { PictureResult, PictureTask } from './picture-codec.ts'

/** The process that decodes pictures; see `picture-codec.ts`. */
function work(task: PictureTask) {
  if (task.what === 'variant') return variant(task.content, task.options)
  if (task.what === 'drawing') return drawing(task.content)
  return task.what === 'sizeOf' ? sizeOf(task.content) : encode(task.content)
}

function answer(message: PictureResult) {
  process.send?.(message)
}

process.on('message', (task: PictureTask) => {
  const { id } = task
  work(task).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, error: String(error) }),
  )
})

// The program has ended, perhaps without having stopped this process.
process.on('disconnect', () => process.exit())

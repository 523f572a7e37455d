import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { AppError } from '#contract/errors.ts'
import type { EncodedPicture, PictureSize, PictureVariant } from './picture-encoding.ts'

interface Results {
  sizeOf: PictureSize | null
  encode: EncodedPicture | null
  variant: Uint8Array
  drawing: Uint8Array
}

/** What each kind of work needs in addition to the picture. */
interface Options {
  sizeOf: []
  encode: []
  variant: [PictureVariant]
  drawing: []
}

export type PictureTask = { id: number; content: Uint8Array } & (
  | { what: 'sizeOf' | 'encode' | 'drawing' }
  | { what: 'variant'; options: PictureVariant }
)

export type PictureResult = { id: number } & (
  | { result: Results[keyof Results] }
  | { error: string }
)

export interface PictureCodec {
  run<What extends keyof Results>(
    what: What,
    content: Uint8Array,
    ...options: Options[What]
  ): Promise<Results[What]>
  /** The id of the decoding process, if one is running. */
  readonly pid: number | undefined
}

interface Waiting {
  resolve(result: never): void
  reject(error: Error): void
}

interface Decoder {
  child: ChildProcess
  waiting: Map<number, Waiting>
}

/** The decoding process is gone, perhaps because of another picture, so a retry may succeed. */
class DecoderEnded extends Error {}

const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url))

/** Leaves out the program's settings, which contain passwords. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith('MALLOC_')),
  )
}

function startDecoder(onEnd: (decoder: Decoder) => void): Decoder {
  const child = fork(program, { serialization: 'advanced', execArgv: [], env: environment() })
  const decoder: Decoder = { child, waiting: new Map() }
  child.on('message', (answer: PictureResult) => {
    const task = decoder.waiting.get(answer.id)
    if ('error' in answer) task?.reject(new Error(answer.error))
    else task?.resolve(answer.result as never)
  })
  const end = (error: Error) => {
    onEnd(decoder)
    for (const task of decoder.waiting.values()) task.reject(error)
  }
  child.once('error', end)
  child.once('exit', (code, signal) =>
    end(new DecoderEnded(`The process that decodes pictures ended with ${signal ?? code}`)),
  )
  return decoder
}

/**
 * Decodes pictures in a separate process, which starts with the first picture and ends when it has
 * been idle for a while. The image libraries briefly need hundreds of megabytes, which the C library
 * does not return to the system, and a file that crashes one of them must not take the site down.
 */
export function createPictureCodec({ idleMs = 20_000, limitMs = 60_000 } = {}): PictureCodec {
  let decoder: Decoder | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  function forget(ended: Decoder) {
    if (decoder === ended) decoder = undefined
  }

  /** An idle decoding process must not keep the program from exiting. */
  function hold(held: boolean) {
    const { child } = decoder ?? {}
    if (held) {
      child?.ref()
      child?.channel?.ref()
    } else {
      child?.unref()
      child?.channel?.unref()
    }
  }

  function rest() {
    const resting = decoder
    if (!resting || resting.waiting.size > 0) return
    hold(false)
    idle = setTimeout(() => {
      forget(resting)
      resting.child.kill()
    }, idleMs).unref()
  }

  async function attempt<What extends keyof Results>(
    task: Omit<PictureTask, 'id'>,
  ): Promise<Results[What]> {
    clearTimeout(idle)
    const used = (decoder ??= startDecoder(forget))
    hold(true)
    const id = ++lastId
    const tooLong = setTimeout(() => {
      // Not DecoderEnded, which would be retried: another attempt would take just as long.
      used.waiting.get(id)?.reject(new AppError('unavailable'))
      forget(used)
      used.child.kill('SIGKILL')
    }, limitMs)
    try {
      return await new Promise((resolve, reject) => {
        used.waiting.set(id, { resolve, reject })
        used.child.send({ ...task, id }, (error) => {
          if (error) reject(new DecoderEnded(error.message))
        })
      })
    } finally {
      clearTimeout(tooLong)
      used.waiting.delete(id)
      rest()
    }
  }

  return {
    get pid() {
      return decoder?.child.pid
    },
    async run(what, content, ...[options]) {
      const task = { what, content, ...(options && { options }) } as Omit<PictureTask, 'id'>
      try {
        return await attempt<typeof what>(task).catch((error: unknown) => {
          if (error instanceof DecoderEnded) return attempt<typeof what>(task)
          throw error
        })
      } catch (error) {
        if (!(error instanceof DecoderEnded)) throw error
        throw Object.assign(new AppError('unavailable'), { cause: error })
      }
    },
  }
}

import { useRef } from 'react'
import { stagePropertyImage } from '#contract/property-images/property-images.calls.ts'
import { upload } from '../../../../ui/media/upload.ts'
import type { FormPicture } from './form-picture.ts'

/** Browsers and mobile networks send two files as fast as ten. */
const atOnce = 2

interface Upload {
  file: File
  /** Set if its picture was removed or rotated in the meantime. */
  dropped: boolean
}

/** Uploads pictures a few at a time, and reports the progress of each. */
export function useUploads(change: (key: string, part: Partial<FormPicture>) => void) {
  const waiting = useRef<{ key: string; entry: Upload }[]>([])
  const current = useRef(new Map<string, Upload>())
  const running = useRef(new Set<Promise<void>>())

  async function send(key: string, entry: Upload): Promise<void> {
    const report = (part: Partial<FormPicture>) => {
      if (!entry.dropped) change(key, part)
    }
    try {
      const { stagedId, image } = await upload(stagePropertyImage, {}, [entry.file], (share) =>
        report({ progress: share }),
      )
      report({
        stagedId,
        address: image.key,
        width: image.width,
        progress: undefined,
        error: undefined,
      })
    } catch (error) {
      report({ progress: undefined, error: error instanceof Error ? error.message : '' })
    }
  }

  function next() {
    while (running.current.size < atOnce) {
      const first = waiting.current.shift()
      if (!first) return
      if (first.entry.dropped) continue
      const work = send(first.key, first.entry).finally(() => {
        running.current.delete(work)
        next()
      })
      running.current.add(work)
    }
  }

  function cancel(key: string) {
    const entry = current.current.get(key)
    if (entry) entry.dropped = true
  }

  function start(key: string, file: File) {
    cancel(key)
    const entry = { file, dropped: false }
    current.current.set(key, entry)
    change(key, { progress: 0, error: undefined })
    waiting.current.push({ key, entry })
    next()
  }

  async function finished(): Promise<void> {
    while (running.current.size > 0) await Promise.all(running.current)
  }

  return { start, cancel, finished }
}

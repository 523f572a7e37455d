import { requestOf } from '#contract/request.ts'
import type { AnyCall, InputOf, OutputOf } from '#contract/call.ts'
import { NoResponse } from '#contract/client.ts'
import { AppError, errors, type ErrorReply } from '#contract/errors.ts'

/** Sends files with a call and reports the progress, which `fetch` cannot do. */
export function upload<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  files: readonly File[],
  onProgress: (share: number) => void,
): Promise<OutputOf<C>> {
  const { url } = requestOf(call, input as Record<string, unknown>)
  const body = new FormData()
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    if (value !== undefined) body.append(name, String(value))
  }
  for (const file of files) body.append('files', file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, url)
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onerror = () => reject(new NoResponse())
    request.onload = () => {
      if (request.status < 400) return resolve(request.response as OutputOf<C>)
      const reply = request.response as ErrorReply | null
      const code = reply?.code && reply.code in errors ? reply.code : 'internal'
      reject(new AppError(code, reply ?? {}))
    }
    request.send(body)
  })
}

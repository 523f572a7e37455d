import { useRef } from 'react'

/**
 * The same content keeps its key, so that an attempt whose reply was lost does not add a second
 * record; other content is another request and gets another key.
 */
export function useIdempotencyKey(): (content: unknown) => string | undefined {
  const last = useRef<{ content: string; key: string | undefined }>(undefined)
  return (content) => {
    const text = JSON.stringify(content)
    // Absent on a page without https; the call then goes without a key.
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID?.() }
    return last.current.key
  }
}

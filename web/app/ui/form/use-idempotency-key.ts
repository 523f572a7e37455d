import { useRef } from 'react'

/**
 * The same content keeps the same key, so that retrying after a lost reply does not create a second
 * record. Different content is a different request and gets a new key.
 */
export function useIdempotencyKey(): (content: unknown) => string | undefined {
  const last = useRef<{ content: string; key: string | undefined }>(undefined)
  return (content) => {
    const text = JSON.stringify(content)
    // `randomUUID` is missing on pages without https; the call is then sent without a key.
    if (last.current?.content !== text) last.current = { content: text, key: crypto.randomUUID?.() }
    return last.current.key
  }
}

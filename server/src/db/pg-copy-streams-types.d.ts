/** The part of the library that we use, which has no types of its own. */
declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg'
  import type { Readable, Writable } from 'node:stream'

  /** `pg` adds the callback when the query is sent. */
  export type CopyStream = (Readable | Writable) & Submittable & { callback?: () => void }
  export function from(text: string): Writable & CopyStream
  export function to(text: string): Readable & CopyStream
}

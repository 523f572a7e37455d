import type { Random } from '../choices.ts'
import type { Finding } from '../finding.ts'
import type { Site, Stored } from '../world/site.ts'
import type { Client } from './client.ts'

/** A listing that only one writer changes. */
export interface Listing {
  id: number
  /** Its short description, which no other listing has. */
  marker: string
  ownerEmail: string
  /** The number of the last acknowledged edit, and of the last one sent. */
  edited: number
  sentEdit: number
  pictures: Picture[]
}

export interface Picture {
  sha256: string
  listingId: number
  removal: 'none' | 'sent' | 'done'
}

export interface Writer {
  name: string
  random: Random
  client: Client
  site: Site
  token: string
  email: string
  /** Not yet paid, and changed by nobody else. */
  listings: Listing[]
  /** Paid and published, from all writers; nobody edits them any more. */
  published: Listing[]
}

/** Compares what was acknowledged with what is stored. */
export type Check = (stored: Stored) => Promise<Finding[]>

/** One kind of work, with its record of what was acknowledged. */
export interface Work {
  name: string
  /** Its weight: how often it is chosen compared with the others. */
  weight: number
  /** Returns once the work is acknowledged or refused. */
  run(writer: Writer): Promise<void>
  /** Waits for pending work of others, such as a provider's notification. */
  settle?(client: Client): Promise<Finding[]>
  /**
   * Checks what no table shows: whether emails arrived and sessions work. Runs after all emails are
   * sent.
   */
  confirm?(client: Client): Promise<Finding[]>
  acknowledged(): number
  /** Whatever has been acknowledged at this moment must be found by the check, whenever it runs. */
  promised(): Check
}

/** Counts the rows of each value. */
export function countBy(rows: readonly { value: string }[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { value } of rows) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Every value must exist exactly once. */
export function exactlyOnce(
  what: string,
  expected: readonly string[],
  counts: ReadonlyMap<string, number>,
): Finding[] {
  return expected.flatMap((value): Finding[] => {
    const count = counts.get(value) ?? 0
    if (count === 1) return []
    return [{ kind: count ? 'doubled' : 'lost', what: `${what} ${value} exists ${count} times` }]
  })
}

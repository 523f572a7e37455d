import type { AnyCall } from '#contract/call.ts'
import type { TestApi } from '../api.ts'
import type { Principal } from './principals.ts'

/**
 * How a record is related to the caller: their own; sent to them by someone else (an offer); someone
 * else's; someone else's that is not published; or none at all.
 */
export type Relation = 'own' | 'received' | 'foreign' | 'hidden' | 'absent'

export interface Target {
  /** What names the record in the input of a call; a call takes those that it has fields for. */
  names: Record<string, unknown>
  id?: number
}

/** A kind of record that calls are about. */
export interface ObjectKind {
  /** Its table: a refused call must not change the row. */
  table?: string
  /**
   * The record of this holder, who is the caller or a stranger; undefined where such a person has
   * none.
   */
  make(world: World, holder: Principal, relation: Relation): Promise<Target | undefined>
  /** What names a record that does not exist. */
  absent?: Record<string, unknown>
}

/** Everyone and everything that the calls are tried with. */
export interface World {
  api: TestApi
  principals: Principal[]
  /** A name that nothing else has. */
  unique(prefix: string): string
  /** A record of this person, or of a stranger to them. */
  target(on: ObjectKind, principal: Principal, relation: Relation): Promise<Target | undefined>
  /** The same one as last time: for calls that change nothing. */
  sameTarget(on: ObjectKind, principal: Principal, relation: Relation): Promise<Target | undefined>
  /** 0 where the table has no versions. */
  versionOf(table: string, id: number): Promise<number>
  newPrincipals(): Promise<Principal[]>
  /** The status and text of the reply. */
  send(
    call: AnyCall,
    input: object,
    principal: Principal,
  ): Promise<{ status: number; text: string }>
}

export const absentId = 2_000_000_000

/** A record that is called by its id and version, and by these fields of other calls. */
export async function byId(
  world: World,
  table: string,
  id: number,
  fields: readonly string[] = [],
): Promise<Target> {
  const version = await world.versionOf(table, id)
  return { id, names: { id, version, ...Object.fromEntries(fields.map((name) => [name, id])) } }
}

export const absentById = (fields: readonly string[] = []) => ({
  id: absentId,
  version: 1,
  ...Object.fromEntries(fields.map((name) => [name, absentId])),
})

import type { ImportState } from '#contract/listing-imports/listing-imports.states.ts'
import type { Actor, Executor } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import type { Services } from '../../services.ts'
import type { ImportRecord } from './listing-imports.queries.ts'

export type WorkServices = Pick<Services, 'database' | 'files' | 'log'>

/** The input of each step of an import. */
export interface ImportWork {
  services: WorkServices
  record: ImportRecord
  /** The person who started it, for the change log and the rules of listings. */
  editor: Pick<Session, 'role' | 'userId'>
  actor: Actor
  /** False if another process has taken it over, or it was stopped. */
  keep(state: ImportState, db?: Executor): Promise<boolean>
}

/** How pictures are fetched by address; replaced in tests. */
export interface PictureSources {
  fetch(address: string): Promise<Buffer>
}

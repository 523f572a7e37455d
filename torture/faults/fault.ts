import type { Random } from '../choices.ts'
import type { Site, SiteKind } from '../world/site.ts'
import type { Crew } from '../writers/crew.ts'
import type { Report } from '../finding.ts'

export interface Strike {
  site: Site
  crew: Crew
  random: Random
  report: Report
  /** A folder for what the fault leaves behind, deleted after the round. */
  folder: string
}

/** Something that goes wrong while people work. */
export interface Fault {
  name: string
  sites: readonly SiteKind[]
  /** Its weight: how often it is chosen compared with the others. */
  weight: number
  /** Why it is impossible on this site; undefined if it is possible. */
  impossible?(site: Site): string | undefined
  /** Breaks something and repairs it; resolves at the moment of the repair. */
  strike(strike: Strike): Promise<void>
  /** Runs after the round's own check, without load. */
  after?(strike: Strike): Promise<void>
}

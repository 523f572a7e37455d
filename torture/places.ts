import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Finding, Report } from './finding.ts'
import { openSite, type Site, type SiteKind } from './world/site.ts'
import { gatherCrew, type Crew } from './writers/crew.ts'

/** A site with its users, and the findings since the last round. */
export interface Place {
  site: Site
  crew: Crew
  findings: Finding[]
  report: Report
}

export interface PlaceOptions {
  seed: number
  workers: number
  writers: number
  /** The program's file, relative to the project. */
  program: string
  smallDisk: boolean
}

/** Damage from one round persists in the next: each finding is reported only once. */
function newFindings(): { findings: Finding[]; report: Report } {
  const findings: Finding[] = []
  const known = new Set<string>()
  return {
    findings,
    report(finding) {
      if (known.has(finding.what)) return
      known.add(finding.what)
      findings.push(finding)
    },
  }
}

/** Sites are opened when first needed, and stay open. */
export class Places {
  readonly #places = new Map<SiteKind, Place>()
  readonly #sites: Site[] = []
  readonly #options: PlaceOptions
  readonly #root: string
  readonly logs: string

  constructor(options: PlaceOptions, root: string) {
    this.#options = options
    this.#root = root
    this.logs = path.join(root, 'logs')
  }

  async at(kind: SiteKind): Promise<Place> {
    const place = this.#places.get(kind) ?? (await this.#open(kind))
    this.#places.set(kind, place)
    return place
  }

  async #open(kind: SiteKind): Promise<Place> {
    await mkdir(this.logs, { recursive: true })
    const { seed, writers, workers, program, smallDisk } = this.#options
    const log = path.join(this.logs, `${kind}.log`)
    const folder = path.join(this.#root, kind)
    const site = await openSite({ kind, folder, log, program, workers, smallDisk })
    // It must be closed even if nobody can use it.
    this.#sites.push(site)
    const { findings, report } = newFindings()
    return { site, findings, report, crew: await gatherCrew({ site, seed, writers, report }) }
  }

  async close(): Promise<void> {
    for (const site of this.#sites) await site.close()
  }
}

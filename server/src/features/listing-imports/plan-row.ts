import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import type { RowOutcome } from '#contract/listing-imports/listing-imports.states.ts'
import { isAwaitingPayment } from '#contract/listings/listings.states.ts'
import { isOpen } from '#contract/properties/properties.states.ts'
import type { RowProblem } from '../../db/schema/listing-imports.ts'
import type { TeamMember } from '../agencies/agency-team.service.ts'
import {
  differenceOf,
  otherPropertyProblem,
  type Difference,
  type ExistingListing,
  type ReadListing,
} from '../properties/imported-properties.service.ts'
import { describeChanges, describeNew } from './describe-changes.ts'
import type { Knowledge } from './import-knowledge.ts'
import { Cells, readRow, referenceOf, type Reading } from './read-row.ts'

/** What a row will do. */
export interface Plan {
  line: number
  reference: string
  outcome: RowOutcome
  problems: RowProblem[]
  /** Of a new listing what a person checks first. */
  changes: string[]
  existing: ExistingListing | undefined
  listing?: ReadListing
  difference?: Difference
  agent?: TeamMember | undefined
}

export interface Planning {
  reading: Reading
  knowledge: Knowledge
  /** The first line with each reference, in lower case. */
  firstLines: ReadonlyMap<string, number>
  bySuperAdmin: boolean
}

/** The owner of a new listing: the agent of the row or of the import, or the administrator. */
export function ownerOf({ knowledge, reading }: Planning, named: TeamMember | undefined) {
  const { team } = knowledge
  const chosen = team.find(({ agentId }) => agentId === reading.defaults.agentId)
  return named ?? chosen ?? team.find(({ role }) => role === 'agency') ?? team[0]
}

/** The agent changes only if the file names another one; the owner follows within the agency. */
function agentColumns(
  existing: ExistingListing,
  agent: TeamMember | undefined,
  team: readonly TeamMember[],
) {
  if (!agent || agent.agentId === existing.columns.agentId) return {}
  const ofTeam = team.some(({ userId }) => userId === existing.columns.ownerUserId)
  return { agentId: agent.agentId, ...(ofTeam ? { ownerUserId: agent.userId } : {}) }
}

function statusProblem(existing: ExistingListing, listing: ReadListing): string | undefined {
  if (!isOpen(existing.statusCode)) return texts.notOpen(existing.statusName)
  const turned = listing.columns.isSale !== existing.columns.isSale
  return turned && !isAwaitingPayment(existing.statusCode) ? texts.kindFixed : undefined
}

/** What one row does to the listing with its reference, or to none. */
export function planRow(
  planning: Planning,
  { line, cells }: { line: number; cells: readonly string[] },
  existing: ExistingListing | undefined,
): Plan {
  const { reading, knowledge } = planning
  const reference = referenceOf(reading, cells)
  const column = new Cells(reading, cells).column('ownReference')
  const base = { line, reference, existing, changes: [] }
  const refused = (problems: RowProblem[]): Plan => ({ ...base, outcome: 'refused', problems })
  if (!reference) return refused([{ column, message: texts.referenceRequired }])
  const first = planning.firstLines.get(reference.toLowerCase()) ?? line
  if (first !== line) return refused([{ column, message: texts.referenceTwice(first) }])
  const { listing, agent, problems } = readRow(reading, cells, knowledge, existing)
  if (!listing || problems.length) return refused(problems)
  if (!existing) {
    return { ...base, outcome: 'new', problems: [], changes: describeNew(listing), listing, agent }
  }
  const columns = { ...listing.columns, ...agentColumns(existing, agent, knowledge.team) }
  const difference = differenceOf(existing, { columns, values: listing.values })
  if (!difference) return { ...base, outcome: 'same', problems: [] }
  const problem =
    statusProblem(existing, listing) ??
    (planning.bySuperAdmin ? undefined : otherPropertyProblem(existing, listing.columns))
  if (problem) return refused([{ column, message: problem }])
  const changes = describeChanges(difference, existing, knowledge)
  return { ...base, outcome: 'changed', problems: [], changes, listing, difference, agent }
}

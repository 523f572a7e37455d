import { AppError, type LaterChanges } from '#contract/errors.ts'
import { fieldLabel, formatValue } from '#contract/change-log/change-words.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../db/connect.ts'
import type { CallContext } from './call-context.ts'
import { findLaterChanges, type LaterChange } from './stale.queries.ts'

/** Its number increases with every change and carries no information. */
const silent = 'version'

/** Names of facts by their path, for a column that holds several: `{ 'value.phone': 'Phone' }`. */
export type FactLabels = Readonly<Record<string, string>>

/** The facts of a column, each by its path: one unless the labels name parts of it. */
function factsOf(path: string, value: unknown, labels: FactLabels): [string, unknown][] {
  const hasParts =
    !(path in labels) && Object.keys(labels).some((one) => one.startsWith(`${path}.`))
  if (!hasParts || typeof value !== 'object' || value === null) return [[path, value ?? null]]
  return Object.entries(value).flatMap(([name, part]) => factsOf(`${path}.${name}`, part, labels))
}

/** The values of all facts at the first change and after the last one. */
function ends(changes: readonly LaterChange[], labels: FactLabels) {
  const first = new Map<string, unknown>()
  const last = new Map<string, unknown>()
  for (const { before, after } of changes) {
    for (const [column, value] of Object.entries(after)) {
      if (column === silent) continue
      for (const [path, part] of factsOf(column, before?.[column], labels)) {
        if (!first.has(path)) first.set(path, part)
      }
      for (const [path, part] of factsOf(column, value, labels)) last.set(path, part)
    }
  }
  return { first, last }
}

/** An id of another record, or a list of anything but texts, is not readable for a person. */
function isWord(path: string, value: unknown, labels: FactLabels): boolean {
  if (path.endsWith('_id')) return false
  if (!(path in labels) || typeof value !== 'object' || value === null) return true
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** From the first value to the last: what went there and back has not changed. */
function differences(
  table: string,
  changes: readonly LaterChange[],
  labels: FactLabels,
): LaterChanges['fields'] {
  const { first, last } = ends(changes, labels)
  return [...new Set([...first.keys(), ...last.keys()])].toSorted().flatMap((path) => {
    const before = first.get(path) ?? null
    const after = last.get(path) ?? null
    if (JSON.stringify(before) === JSON.stringify(after)) return []
    const sayable = [before, after].every((value) => isWord(path, value, labels))
    const said = (value: unknown) => {
      if (!sayable) return null
      return path in labels && Array.isArray(value) ? value.join('; ') : value
    }
    const words = (value: unknown) => formatValue(table, path, said(value))
    return [
      {
        label: labels[path] ?? fieldLabel(table, path),
        before: said(before),
        after: said(after),
        from: words(before),
        to: words(after),
      },
    ]
  })
}

/** Staff know each other; a member of the public learns no name but their own. */
function nameFor(context: CallContext, change: LaterChange): string | null {
  const own = change.actorUserId !== null && change.actorUserId === context.session?.userId
  return own || mayUse('backoffice.open', context.session) ? change.actorName : null
}

/**
 * The refusal of a change to a version that is no longer the newest, with what others saved
 * meanwhile. `throw await staleSince(tx, context, { table: 'statuses', id, version })`
 */
export async function staleSince(
  db: Executor,
  context: CallContext,
  record: { table: string; id: number | string; version: number },
  labels: FactLabels = {},
): Promise<AppError> {
  const changes = await findLaterChanges(db, record)
  const last = changes.at(-1)
  if (!last) return new AppError('stale')
  const by = nameFor(context, last)
  return new AppError('stale', {
    changes: { by, at: last.at, fields: differences(record.table, changes, labels) },
  })
}

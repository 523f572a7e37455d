import { AppError, type LaterChanges } from '#contract/errors.ts'
import { fieldLabel, formatValue } from '#contract/change-log/change-words.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Executor } from '../db/connect.ts'
import type { CallContext } from './call-context.ts'
import { findLaterChanges, type LaterChange } from './stale.queries.ts'

/** It increases with every change and means nothing to people. */
const silent = 'version'

/** Labels by path, for a column that has several values: `{ 'value.phone': 'Phone' }`. */
export type FactLabels = Readonly<Record<string, string>>

/** The values of a column, each with its path: only one unless the labels name parts of it. */
function factsOf(path: string, value: unknown, labels: FactLabels): [string, unknown][] {
  const hasParts =
    !(path in labels) && Object.keys(labels).some((one) => one.startsWith(`${path}.`))
  if (!hasParts || typeof value !== 'object' || value === null) return [[path, value ?? null]]
  return Object.entries(value).flatMap(([name, part]) => factsOf(`${path}.${name}`, part, labels))
}

/** All values before the first change and after the last one. */
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

/** Whether a person can read the value: not an id of another record, nor a list of anything but texts. */
function isReadable(path: string, value: unknown, labels: FactLabels): boolean {
  if (path.endsWith('_id')) return false
  if (!(path in labels) || typeof value !== 'object' || value === null) return true
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** The differences between the first and the last values: what was changed and changed back does not count. */
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
    const sayable = [before, after].every((value) => isReadable(path, value, labels))
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

/** Staff see who made a change; members of the public see no name but their own. */
function nameFor(context: CallContext, change: LaterChange): string | null {
  const own = change.actorUserId !== null && change.actorUserId === context.session?.userId
  return own || mayUse('backoffice.open', context.session) ? change.actorName : null
}

/**
 * The error for a change to a version that is no longer the latest, with what others have saved
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

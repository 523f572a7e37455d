import { fieldLabel } from '#contract/change-log/change-words.ts'
import type { ChangeRow } from './change-log.queries.ts'
import type { NamelessEntry } from './reference-names.queries.ts'

/** It increases with every change and carries no information. */
const silent = 'version'

type Facts = [string, unknown][]

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The facts within a value, each by its path; a list is one fact. */
function factsOf(path: string, value: unknown): Facts {
  if (!isGroup(value)) return [[path, value ?? null]]
  return Object.entries(value).flatMap(([name, part]) => factsOf(`${path}.${name}`, part))
}

/** Settings are one value with many facts: the differing ones are what changed. */
function settingsFacts({ before, after }: ChangeRow): { before: Facts; after: Facts } {
  const all = { before: factsOf('value', before?.value), after: factsOf('value', after?.value) }
  const was = new Map(all.before)
  const is = new Map(all.after)
  const differs = ([path]: [string, unknown]) =>
    JSON.stringify(was.get(path)) !== JSON.stringify(is.get(path))
  return { before: all.before.filter(differs), after: all.after.filter(differs) }
}

/** Every field that the change touched, with its old and new value. */
export function fieldsOf(row: ChangeRow): NamelessEntry['fields'] {
  const facts =
    row.tableName === 'settings' && row.action === 'update'
      ? settingsFacts(row)
      : { before: Object.entries(row.before ?? {}), after: Object.entries(row.after ?? {}) }
  const before = new Map(facts.before)
  const after = new Map(facts.after)
  const columns = new Set([...before.keys(), ...after.keys()])
  columns.delete(silent)
  return [...columns].map((column) => ({
    column,
    label: fieldLabel(row.tableName, column),
    before: before.get(column) ?? null,
    after: after.get(column) ?? null,
  }))
}

import { entityEntries } from './entity-entries.ts'
import { entityFiles } from './entity-files.ts'
import type { Names } from './names.ts'

/** Undefined if there is no such file. */
type Read = (path: string) => string | undefined

/** Every file that a new entity adds or changes, with its text; nothing is written here. */
export function planEntity(names: Names, read: Read): Map<string, string> {
  const planned = new Map<string, string>()
  for (const [path, text] of Object.entries(entityFiles(names))) {
    if (read(path) !== undefined) throw new Error(`${path} already exists`)
    planned.set(path, text)
  }
  for (const [path, edit] of Object.entries(entityEntries)) {
    try {
      planned.set(path, edit(read(path) ?? '', names))
    } catch (error) {
      throw new Error(`${path} has changed its shape: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
  return planned
}

/** The remaining steps for its author. */
export function nextSteps({ plural, table, words }: Names): string {
  return `
${words}: all sides are there, with one field, its description. Next:

1. Add its fields, if there are more, under the same names:
     contract/src/${plural}/${plural}.resource.ts (fields, row, columns, form)
     server/src/db/schema/${plural}.ts (columns)
     server/src/features/${plural}/${plural}.routes.ts (what is searched and unique)
2. npm run db:generate -- --name ${table}
   Add to the end of the new migration:
     SELECT business_table('${table}');
3. npm run db:migrate
4. npm run lint && npm run typecheck
   npm run test:unit -- ${plural} all-calls all-routes routes.test change-log business-tables
   npm run test:browser -- ${plural}.e2e.ts
`
}

import { type SQL, type PgTable } from '../orm.ts'

/**
 * The person whose data is looked up; without a proven mailbox, only the account ties rows to them.
 */
export interface Person {
  userId: number
  email: string | null
}

type ColumnOf<Table extends PgTable> = keyof Table['$inferSelect'] & string

/** The value that anonymising writes instead. */
export type Replacement = string | number | null | SQL

/**
 * Which rows belong to a person: those with their user id, or with their address, or matching a
 * condition.
 */
export type Owner<Column extends string = string> =
  | { user?: Column; email?: Column }
  | ((person: Person, row: SQL) => SQL)

interface Declaration<Column extends string> {
  owner: Owner<Column>
  /**
   * Where the export of a person's data shows the rows: in a dedicated section, or among the other
   * rows, which is the default. A reason explains why they are not in the export.
   */
  exported?: 'section' | { not: string }
}

/** The rows stay but no longer identify anyone; some may have to be kept complete. */
interface Anonymised<Column extends string> extends Declaration<Column> {
  becomes: Partial<Record<Column, Replacement>>
  exceptWhere?: SQL
}

/** The rows have no value without the person and are deleted with them. */
interface Deleted<Column extends string> extends Declaration<Column> {
  deleted: readonly Column[]
}

/** The rows outlive the person, or are removed in another way, for the given reason. */
interface Retained<Column extends string> extends Declaration<Column> {
  retained: readonly Column[]
  reason: string
}

export type PersonalData<Column extends string = string> =
  | Anonymised<Column>
  | Deleted<Column>
  | Retained<Column>

const declarations = new Map<PgTable, PersonalData>()
const exemptions = new Map<PgTable, Record<string, string>>()

/**
 * Declares the personal data of a table, next to it. The export, the deletion of a person, the
 * change log and the program's log read this; nothing else lists such columns.
 */
export function personal<Table extends PgTable>(
  table: Table,
  data: PersonalData<ColumnOf<Table>>,
): void {
  declarations.set(table, data as PersonalData)
}

/** Columns whose name suggests personal data although they contain none, each with the reason. */
export function notPersonal<Table extends PgTable>(
  table: Table,
  reasons: Partial<Record<ColumnOf<Table>, string>>,
): void {
  exemptions.set(table, reasons as Record<string, string>)
}

export const personalDataOf = (table: PgTable) => declarations.get(table)
export const notPersonalIn = (table: PgTable) => exemptions.get(table) ?? {}

/** The name that replaces a deleted person's. */
export const nobody = {
  name: 'Deleted',
  surname: 'person',
  fullName: 'Deleted person',
  email: 'deleted@deleted.invalid',
  message: 'Removed at the person’s request.',
} as const
